import { BranchScreen } from "#components/locator/branch-screen";
import { itemPages } from "#components/page/item-page";
import { getBranches } from "#lib/backend/locator";
import { branchPath } from "#lib/locator/branch-path";
import { branchesBeside, branchInstead } from "#lib/locator/branch-search";
import { publicBranchPage } from "#lib/pages/item-pages";

const branchPages = itemPages({
	read: async ({ region, branch: name }: { region: string; branch: string }) => {
		const branches = await getBranches();
		const path = branchPath(region, name);
		const branch = branches.find((candidate) => candidate.path === path);
		if (!branch) return undefined;
		const others = branchesBeside(branch, branches);
		return { branch, others, instead: branchInstead(branch, branches, new Date()) };
	},
	pageOf: ({ branch }) => publicBranchPage(branch, new Date()),
	show: (shown) => <BranchScreen {...shown} />,
	fallbacks: {
		failed: { title: "We could not load this branch", toast: "Failed to fetch branches" },
		missing: {
			title: "Branch not found",
			text: "The branch may have moved or have a new name. All our branches are on one list.",
		},
		list: { label: "Branch Locator", href: "/locator" },
		back: { label: "Find a branch", href: "/locator" },
	},
});

export const generateMetadata = branchPages.metadata;
export default branchPages.page;
