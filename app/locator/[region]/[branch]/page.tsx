import { BranchScreen } from "#components/locator/branch-screen";
import { type ItemFallbacks, ItemPage, itemMetadata } from "#components/page/item-page";
import { ButtonLink } from "#components/ui/button";
import { attempt } from "#lib/backend/client/failure";
import { getBranches } from "#lib/backend/locator";
import { branchPath } from "#lib/locator/branch-path";
import { branchesBeside } from "#lib/locator/branch-search";
import { publicBranchPage } from "#lib/pages/item-pages";
import { decodedSegment } from "#lib/web/path-segment";

type BranchPageProps = PageProps<"/locator/[region]/[branch]">;

export const generateMetadata = async (props: BranchPageProps) =>
	itemMetadata(await readItem(props), FALLBACKS, ({ branch }) => publicBranchPage(branch));

export default async function BranchPage(props: BranchPageProps) {
	return (
		<ItemPage reading={await readItem(props)} {...FALLBACKS}>
			{({ branch, branches }) => <BranchScreen branch={branch} others={branchesBeside(branch, branches)} />}
		</ItemPage>
	);
}

async function readItem({ params }: BranchPageProps) {
	const { region, branch: name } = await params;
	const path = branchPath(decodedSegment(region), decodedSegment(name));
	return attempt(
		getBranches().then((branches) => {
			const branch = branches.find((candidate) => candidate.path === path);
			return branch && { branch, branches };
		}),
	);
}

const FALLBACKS: ItemFallbacks = {
	failed: {
		title: "We could not load this branch",
		toast: "Failed to fetch branches",
		back: { label: "Branch Locator", href: "/locator" },
	},
	missing: {
		title: "Branch not found",
		text: "The branch may have moved or have a new name. All our branches are on one list.",
		list: { label: "Branch Locator", href: "/locator" },
		children: <ButtonLink href="/locator">Find a branch</ButtonLink>,
	},
};
