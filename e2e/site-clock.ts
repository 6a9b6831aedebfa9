/**
 * The environment of a site whose own clock starts at this moment: pages know the holidays around the day on which they are
 * drawn. The browser's clock is another one (`page.clock`). `parse` and `UTC` stand there too, because Next copies what a Date itself
 * has into one of its own making.
 */
export function siteClock(moment: string): { NODE_OPTIONS: string } {
	const ahead = Date.parse(moment) - Date.now();
	const script = `const Real = Date;
		globalThis.Date = class extends Real {
			constructor(...given) { given.length ? super(...given) : super(Real.now() + ${ahead}); }
			static parse = Real.parse;
			static UTC = Real.UTC;
			static now() { return Real.now() + ${ahead}; }
		};`;
	return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
}
