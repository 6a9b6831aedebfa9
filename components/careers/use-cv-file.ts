import { type DragEvent, useEffect, useRef, useState } from "react";
import { fileError } from "#components/careers/application-checks";
import { FILE_ERRORS } from "#lib/submissions/model/application-fields";

/** The file of an application, as it is chosen or dropped. `onError` gets what is wrong with one, which is then taken out of its field. */
export function useCvFile({ onChoice, onError }: { onChoice: () => void; onError: (error: string) => void }) {
	const input = useRef<HTMLInputElement>(null);
	/** The error of the last chosen file, once known. */
	const lastError = useRef<Promise<string | undefined>>(undefined);
	const [chosen, setChosen] = useState<{ name: string; size: number }>();

	function refuse(error: string) {
		if (input.current) input.current.value = "";
		setChosen(undefined);
		onError(error);
	}

	function check(target: HTMLInputElement) {
		const [picked] = target.files ?? [];
		setChosen(picked);
		onChoice();
		lastError.current = fileError(picked).then((error) => {
			if (!error || target.files?.[0] !== picked) return undefined;
			refuse(error);
			return error;
		});
	}

	// Somebody may have chosen a file before this code came.
	// biome-ignore lint/correctness/useExhaustiveDependencies: later choices have their event
	useEffect(() => {
		if (input.current?.files?.length) check(input.current);
	}, []);

	return {
		input,
		chosen,
		refuse,
		/** The error of the chosen file, when it has been checked. */
		error: () => lastError.current,
		clear: () => setChosen(undefined),
		onChange: () => input.current && check(input.current),
		/** Does what choosing it does. The field takes one file; of several, the browser would keep the first without a word. */
		onDrop: ({ dataTransfer }: DragEvent) => {
			if (!input.current || dataTransfer.files.length === 0) return;
			if (dataTransfer.files.length > 1) return refuse(FILE_ERRORS.several);
			input.current.files = dataTransfer.files;
			input.current.dispatchEvent(new Event("change", { bubbles: true }));
		},
	};
}
