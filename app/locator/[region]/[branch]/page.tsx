import type { Metadata } from "next";
import { BranchScreen } from "#components/locator/branch-screen";
import { MissingItem } from "#components/page/missing-item";
import { PageFailure } from "#components/page/page-failure";
import { ButtonLink } from "#components/ui/button";
import { attempt } from "#lib/backend/failure";
import { getBranches } from "#lib/backend/locator";
import { branchPath } from "#lib/locator/branch-path";
import { branchesBeside } from "#lib/locator/branch-search";
import { publicBranchPage } from "#lib/pages/page-registry";
import { pageMetadata, standInMetadata } from "#lib/seo/page-metadata";
import { decodedSegment } from "#lib/web/path-segment";

export const revalidate = 60;
export const generateStaticParams = () => [];

type BranchPageProps = PageProps<"/locator/[region]/[branch]">;

const FAILURE = "We could not load this branch";

export async function generateMetadata({ params }: BranchPageProps): Promise<Metadata> {
	const branches = await attempt(getBranches());
	if (!branches.ok) return standInMetadata(FAILURE);
	const path = await pathOf(params);
	const branch = branches.value.find((candidate) => candidate.path === path);
	return branch ? pageMetadata(publicBranchPage(branch)) : standInMetadata("Branch not found");
}

export default async function BranchPage({ params }: BranchPageProps) {
	const branches = await attempt(getBranches());
	if (!branches.ok) {
		return (
			<PageFailure
				resource="branches"
				title={FAILURE}
				toast="Failed to fetch branches"
				back={{ label: "Branch Locator", href: "/locator" }}
			/>
		);
	}
	const path = await pathOf(params);
	const branch = branches.value.find((candidate) => candidate.path === path);
	if (!branch) {
		return (
			<MissingItem
				title="Branch not found"
				text="The branch may have moved or have a new name. All our branches are on one list."
				list={{ label: "Branch Locator", href: "/locator" }}
			>
				<ButtonLink href="/locator">Find a branch</ButtonLink>
			</MissingItem>
		);
	}
	return <BranchScreen branch={branch} others={branchesBeside(branch, branches.value)} />;
}

async function pathOf(params: BranchPageProps["params"]): Promise<string> {
	const { region, branch } = await params;
	return branchPath(decodedSegment(region), decodedSegment(branch));
}
