/** One small deliberate fault, applied on its own: a test suite that is worth its time catches it. */
export type Mutant = {
	/** Unique, in kebab-case. */
	id: string;
	area: string;
	/** From the root of the repository. When a file moves, this moves with it. */
	file: string;
	/** Text that stands in the file exactly once … */
	search: string;
	/** … and what takes its place. The result must still pass the type checker. */
	replace: string;
	/** What a visitor or an operator would suffer, should this be released. */
	harm: string;
	/** The unit test files that are expected to catch it. They are cheap and run first. */
	unit?: readonly string[];
	/** The end-to-end files that are expected to catch it: they need a build and a browser. */
	e2e?: readonly string[];
	/** Narrows `e2e` to tests whose title matches; where none does, the whole files run. */
	grep?: string;
};

/** Mutants of one area, without saying its name on each. */
export const inArea = (area: string, mutants: readonly Omit<Mutant, "area">[]): Mutant[] =>
	mutants.map((mutant) => ({ area, ...mutant }));
