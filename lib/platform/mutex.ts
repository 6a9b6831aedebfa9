/** Named locks: work under one name runs one at a time, in order of arrival. */
export function createMutex() {
	const last = new Map<string, Promise<void>>();

	/** Waits until all earlier work of this name has ended. Call what it returns to unlock. */
	async function lock(name: string): Promise<() => void> {
		const { promise, resolve } = Promise.withResolvers<void>();
		const before = last.get(name);
		last.set(name, promise);
		await before;
		return () => {
			if (last.get(name) === promise) last.delete(name);
			resolve();
		};
	}

	/** Does the work under the lock, and unlocks when it ends, also by an error. */
	async function run<T>(name: string, work: () => Promise<T>): Promise<T> {
		const end = await lock(name);
		return work().finally(end);
	}

	return { lock, run };
}
