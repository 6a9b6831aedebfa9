/** The line that the process prints each time. */
export const CLOCK_IS_AHEAD = "The clock was put ahead.\n";

/**
 * The environment of a site whose clock jumps ahead by this many seconds whenever its process gets a SIGUSR2: a test sees
 * at once what pages do after a minute. An interval that fits into those seconds fires once per step. Timeouts keep their
 * real length. The clock starts at `moment`, or now: pages depend on the holidays around the day on which they are rendered.
 * The browser has a separate clock (`page.clock`). `parse` and `UTC` are defined too, because Next copies a Date's own
 * properties into one of its making.
 */
export function clockToPutAhead(seconds: number, moment?: string): { NODE_OPTIONS: string } {
	const script = `let ahead = ${moment ? Date.parse(moment) - Date.now() : 0};
		let put = 0;
		const intervals = new Map();
		const { setInterval: begin, clearInterval: end } = globalThis;
		globalThis.setInterval = (run, ms, ...given) => {
			const interval = begin(run, ms, ...given);
			if (ms <= ${seconds * 1_000}) intervals.set(interval, () => run(...given));
			return interval;
		};
		globalThis.clearInterval = (interval) => {
			intervals.delete(interval);
			end(interval);
		};
		process.on("SIGUSR2", () => {
			ahead += ${seconds * 1_000};
			put += ${seconds * 1_000};
			for (const run of [...intervals.values()]) run();
			process.stderr.write(${JSON.stringify(CLOCK_IS_AHEAD)});
		});
		const run = performance.now.bind(performance);
		performance.now = () => run() + put;
		const Real = Date;
		globalThis.Date = class extends Real {
			constructor(...given) { given.length ? super(...given) : super(Real.now() + ahead); }
			static parse = Real.parse;
			static UTC = Real.UTC;
			static now() { return Real.now() + ahead; }
		};`;
	return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
}
