import { BranchItems } from "#components/locator/branch-items";
import type { Branch } from "#lib/backend/locator";
import { LONG_WORD } from "#lib/text/samples/long-word";

const BRANCH: Branch = {
	id: "1",
	path: "/locator/greater-accra/osu-branch",
	region: "Greater Accra",
	name: "Osu Branch",
	location: "Oxford Street, Osu",
	area: "Opposite the post office",
	phone: "+233 30 000 0000",
	digitalAddress: "GA-183-8164",
	position: { lat: 5.55, lng: -0.18 },
	services: [],
	languages: ["Twi", "Ga"],
	hasWheelchairAccess: true,
	hasCashMachine: true,
	hours: undefined,
};

export const examples = {
	"an entry, one with a notice, and one with long words": (
		<ul className="space-y-3 max-w-md">
			<BranchItems
				branches={[
					BRANCH,
					{ ...BRANCH, id: "2", name: "Ho Branch", notice: "we are moving" },
					{ ...BRANCH, id: "3", name: LONG_WORD, location: LONG_WORD, position: undefined, phone: undefined },
				]}
			/>
		</ul>
	),
};
