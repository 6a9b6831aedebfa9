/** Lets work of one name take turns, in the order in which it came. */
export function createTurns() {
	const last = new Map<string, Promise<void>>();

	/** Waits until all earlier turns of this name have ended. Call what it returns to end this one. */
	async function take(name: string): Promise<() => void> {
		const { promise, resolve } = Promise.withResolvers<void>();
		const before = last.get(name);
		last.set(name, promise);
		await before;
		return () => {
			if (last.get(name) === promise) last.delete(name);
			resolve();
		};
	}

	/** Does the work in its turn, which ends with it, whether it succeeds or not. */
	async function run<T>(name: string, work: () => Promise<T>): Promise<T> {
		const end = await take(name);
		return work().finally(end);
	}

	return { take, run };
}
