import { type ChangeEvent, type DragEvent, useRef, useState } from "react";
import { fileFault } from "#components/careers/application-checks";

/** The file of an application, as it is chosen or dropped. `onFault` gets what is wrong with one, which is then taken out of its field. */
export function useCvFile({ onChoice, onFault }: { onChoice: () => void; onFault: (fault: string) => void }) {
	const input = useRef<HTMLInputElement>(null);
	/** The fault of the last chosen file, once known. */
	const faultFound = useRef<Promise<string | undefined>>(undefined);
	const [chosen, setChosen] = useState<{ name: string; size: number }>();

	function refuse(fault: string) {
		if (input.current) input.current.value = "";
		setChosen(undefined);
		onFault(fault);
	}

	return {
		input,
		chosen,
		refuse,
		/** The fault of the chosen file, when it has been checked. */
		fault: () => faultFound.current,
		clear: () => setChosen(undefined),
		onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
			const [picked] = target.files ?? [];
			setChosen(picked);
			onChoice();
			faultFound.current = fileFault(picked).then((fault) => {
				if (!fault || target.files?.[0] !== picked) return undefined;
				refuse(fault);
				return fault;
			});
		},
		/** Does what choosing it does. */
		onDrop: ({ dataTransfer }: DragEvent) => {
			if (!input.current || dataTransfer.files.length === 0) return;
			input.current.files = dataTransfer.files;
			input.current.dispatchEvent(new Event("change", { bubbles: true }));
		},
	};
}
