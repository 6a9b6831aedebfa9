/** One screen of a USSD menu: it offers options, asks for input, or is final. */
export type UssdScreen = {
	text: string;
	/** Selected by number, from 1. */
	options?: readonly { label: string; to: string }[];
	asks?: {
		/** 'the amount' */
		what: string;
		/** The keys that the practice phone types for the visitor. */
		sample?: string;
		/** A PIN, which nobody should type on a website. */
		isSecret?: boolean;
		to: string;
	};
};

type UssdScreens = Readonly<Record<string, UssdScreen>>;

/** A use of the menu; `choices` are the numbers that lead to it. */
export type UssdUse = { id: string; title: string; choices: readonly number[] };

/** The next screen after an input; undefined if the screen does not accept it. */
export function nextUssdScreen({ options, asks }: UssdScreen, answer: string): string | undefined {
	const typed = answer.normalize("NFKC").trim();
	if (asks) return typed ? asks.to : undefined;
	return /^\d+$/.test(typed) ? options?.[Number(typed) - 1]?.to : undefined;
}

/** A step of the guide: what to do, and what the phone shows after the last one. */
export type UssdStep = { text: string; key?: string };

/**
 * The steps to a use, from the first menu to the final screen. Throws if a choice leads nowhere, because menu and uses are
 * the site's own.
 */
export function ussdSteps(screens: UssdScreens, start: string, { choices }: UssdUse): UssdStep[] {
	const steps: UssdStep[] = [];
	const left = [...choices];
	for (let screen = screens[start]; screen; ) {
		const { options, asks } = screen;
		if (!options && !asks) {
			steps.push({ text: `Read the answer: “${screen.text}”` });
			return steps;
		}
		const choice = options ? left.shift() : undefined;
		const option = choice === undefined ? undefined : options?.[choice - 1];
		if (option) steps.push({ text: `for “${option.label}”`, key: String(choice) });
		else if (asks) steps.push({ text: `Type ${asks.what}` });
		screen = screens[option?.to ?? asks?.to ?? ""];
	}
	throw new Error(`The choices ${choices} lead nowhere in the USSD menu`);
}
