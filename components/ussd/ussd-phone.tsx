import { Glyph } from "#components/ui/glyph";
import { Enhanced } from "#components/ui/island";
import { USSD_CODE } from "#lib/company/limits";
import { USSD_SCREENS } from "#lib/ussd/ussd-menu";
import "./ussd-phone.css";

const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "*", "0", "#"];
const DELETE_PATH = "M20 6H9l-6 6 6 6h11zM12 10l4 4M16 10l-4 4";

/** The lines of the longest menu. */
const LINES = Math.max(...Object.values(USSD_SCREENS).map(({ options }) => options?.length ?? 0));

/**
 * A sample phone to practise mobile banking on, before the code is dialled: `ussd-phone.enhancement.ts` shows the next screens in the
 * same elements. It has its own keys and also accepts a keyboard.
 */
export const UssdPhone = () => (
	<Enhanced name="ussd-phone" when="interaction">
		<p className="mt-2 mb-6 noscript:hidden">
			Practise on this phone. It makes no call, sends nothing and costs nothing.
		</p>
		<form aria-label="Phone to try" className="ussd-phone">
			<div className="flex min-h-84 flex-col rounded-md bg-white p-4">
				<div role="status" className="grow text-ink-900 leading-snug">
					<p data-part="text" className="text-ink-600">
						Press Call to begin.
					</p>
					<ol data-part="options" className="mt-2">
						{Array.from({ length: LINES }, (_, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity than its place
							<li key={index} hidden />
						))}
					</ol>
					<p data-part="secret" hidden className="mt-2 text-ink-600 text-sm">
						Here the PIN is filled in. Type your real one on your own phone only, never on a website.
					</p>
					<p data-part="error" hidden className="mt-2 font-semibold text-danger-700 text-sm" />
				</div>
				<div data-part="entry" className="mt-1 flex items-end gap-2">
					<input
						aria-label="Type the code"
						defaultValue={USSD_CODE}
						// The sample phone has its own keys.
						inputMode="none"
						autoComplete="off"
						maxLength={24}
						className="form-control min-w-0 text-center font-semibold text-lg even-figures"
					/>
					<button
						type="button"
						data-part="delete"
						className="grid size-12 shrink-0 place-items-center rounded-full text-brand-800 hover:bg-brand-100"
					>
						<Glyph path={DELETE_PATH} />
						<span className="sr-only">Delete</span>
					</button>
				</div>
				<div className="mt-3 flex gap-2">
					<button type="button" data-part="cancel" hidden className="soft-key">
						Cancel
					</button>
					<button type="button" data-part="send" className="soft-key">
						Call
					</button>
				</div>
			</div>
			<div className="keys">
				{KEYS.map((key) => (
					<button key={key} type="button" data-key={key}>
						{key}
					</button>
				))}
			</div>
		</form>
		<p role="alert" tabIndex={-1} className="mt-2 hidden noscript:block">
			The practice phone needs JavaScript and a connection. The steps tell you the same.
		</p>
	</Enhanced>
);
