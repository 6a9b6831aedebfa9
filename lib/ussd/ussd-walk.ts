/** One screen of a USSD menu: it offers options, asks for something, or is the end. */
export type UssdScreen = {
	text: string;
	/** Chosen by their number, from 1. */
	options?: readonly { label: string; to: string }[];
	asks?: {
		/** 'the amount' */
		what: string;
		/** What the trial types for the visitor. */
		sample?: string;
		/** A PIN: nobody types one on a website. */
		isSecret?: boolean;
		to: string;
	};
};

export type UssdScreens = Readonly<Record<string, UssdScreen>>;

/** Something that the menu is used for; `choices` are the numbers chosen on the way there. */
export type UssdUse = { id: string; title: string; choices: readonly number[] };

/** The screen that an answer leads to; undefined when the screen does not take it. */
export function nextUssdScreen({ options, asks }: UssdScreen, answer: string): string | undefined {
	const typed = answer.normalize("NFKC").trim();
	if (asks) return typed ? asks.to : undefined;
	return /^\d+$/.test(typed) ? options?.[Number(typed) - 1]?.to : undefined;
}

/** A step of the guide: what to do, and what the phone then shows when it is the last. */
export type UssdStep = { text: string; key?: string };

/**
 * The way to a use, step by step, from the first menu to the phone's last word. Throws when a choice leads nowhere: the menu and
 * its uses are the site's own.
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
