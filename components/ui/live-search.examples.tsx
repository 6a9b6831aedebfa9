import { LiveSearch } from "#components/ui/live-search";

export const examples = {
	"with a search": (
		<LiveSearch id="live-search-example" action="/notices" label="Search" query={{ q: "susu" }} />
	),
};
