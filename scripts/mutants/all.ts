import { BACKEND_FAULTS } from "./faults/backend.ts";
import { LIST_FAULTS } from "./faults/lists.ts";
import { OPERATION_FAULTS } from "./faults/operation.ts";
import { PAGE_FAULTS } from "./faults/pages.ts";
import { SCREEN_FAULTS } from "./faults/screens.ts";
import { SUBMISSION_FAULTS } from "./faults/submissions.ts";
import type { Mutant } from "./mutant.ts";

/** Every mutant, in the order in which they run. */
export const MUTANTS: readonly Mutant[] = [
	...SUBMISSION_FAULTS,
	...BACKEND_FAULTS,
	...PAGE_FAULTS,
	...LIST_FAULTS,
	...SCREEN_FAULTS,
	...OPERATION_FAULTS,
];
