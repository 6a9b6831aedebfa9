import { test } from "@playwright/test";

/**
 * Starts something before the tests of this file or `describe`, and stops it after them. It has its properties once it has
 * started. Declared first, started and stopped first.
 */
export function duringTests<Started extends { stop: () => Promise<unknown> }>(
	start: () => Promise<Started>,
): Started {
	const started = {} as Started;
	test.beforeAll(async () => {
		Object.assign(started, await start());
	});
	test.afterAll(() => started.stop?.());
	return started;
}
