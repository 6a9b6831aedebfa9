/** One small deliberate fault, applied alone, which a good test suite catches. */
export type Mutant = {
	/** Unique, in kebab-case. */
	id: string;
	area: string;
	/** From the root of the repository. Update it when the file moves. */
	file: string;
	/** Text that occurs exactly once in the file … */
	search: string;
	/** … and its replacement. The result must still pass the type checker. */
	replace: string;
	/** The harm to a visitor or an operator if this were released. */
	harm: string;
	/** The unit test files that should catch it. They are cheap and run first. */
	unit?: readonly string[];
	/** The end-to-end files that should catch it. They need a build and a browser. */
	e2e?: readonly string[];
	/** Limits `e2e` to tests with a matching title; if none matches, the whole files run. */
	grep?: string;
};

/** Mutants of one area, without repeating its name. */
export const inArea = (area: string, mutants: readonly Omit<Mutant, "area">[]): Mutant[] =>
	mutants.map((mutant) => ({ area, ...mutant }));
