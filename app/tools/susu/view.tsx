import { SusuScreen } from "#components/tools/susu-screen";
import { susuQuery } from "#lib/tools/susu";

/** `/tools/susu`, with any of its queries. */
export const SusuView = ({ query }: { query: URLSearchParams }) => (
	<SusuScreen query={susuQuery(query)} isAsked={query.size > 0} />
);
