import { BranchItems } from "#components/locator/branch-items";
import type { Branch } from "#lib/backend/locator";

/** The entries of all branches as the locator's page has them, in a document without style, which only scripts read. */
export async function allBranchesHtml(branches: readonly Branch[]): Promise<string> {
	// Next refuses it as an import in code that renders pages.
	const { renderToStaticMarkup } = await import("react-dom/server");
	const document = (
		<html lang="en-GH">
			{/* biome-ignore lint/style/noHeadElement: it is no page of Next */}
			<head>
				<title>All branches</title>
				<meta name="robots" content="noindex" />
			</head>
			<body>
				<ul>
					<BranchItems branches={branches} />
				</ul>
			</body>
		</html>
	);
	return `<!doctype html>${renderToStaticMarkup(document)}`;
}
