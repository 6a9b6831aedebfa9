import type { Metadata } from "next";
import { BranchScreen } from "#components/locator/branch-screen";
import { Missing } from "#components/site/missing";
import { PageFailure } from "#components/site/page-failure";
import { getBranches } from "#lib/backend/branches";
import { attempt } from "#lib/backend/failure";
import { branchPath } from "#lib/branch-path";
import { branchesBeside } from "#lib/branch-search";
import { decodedSegment } from "#lib/path-segment";
import { failedMetadata, pageMetadata } from "#lib/seo/page-metadata";
import { publicBranchPage } from "#lib/seo/site-pages";
import BranchNotFound from "./not-found";

export const revalidate = 60;
export const generateStaticParams = () => [];

type BranchPageProps = PageProps<"/locator/[region]/[branch]">;

const FAILURE = "We could not load this branch";

export async function generateMetadata({ params }: BranchPageProps): Promise<Metadata> {
	const branches = await attempt(getBranches());
	if (!branches.ok) return failedMetadata(FAILURE);
	const path = await pathOf(params);
	const branch = branches.value.find((candidate) => candidate.path === path);
	return branch ? pageMetadata(publicBranchPage(branch)) : { title: "Branch not found" };
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
			<Missing>
				<BranchNotFound />
			</Missing>
		);
	}
	return <BranchScreen branch={branch} others={branchesBeside(branch, branches.value)} />;
}

async function pathOf(params: BranchPageProps["params"]): Promise<string> {
	const { region, branch } = await params;
	return branchPath(decodedSegment(region), decodedSegment(branch));
}
