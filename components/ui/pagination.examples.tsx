import { Pagination } from "#components/ui/pagination";

const onPage = (page: number) => (
	<Pagination label={`Page ${page} of 12`} page={page} pages={12} href={(target) => `?page=${target}`} />
);

export const examples = {
	"the first page": onPage(1),
	"in the middle": onPage(6),
	"the last page": onPage(12),
};
