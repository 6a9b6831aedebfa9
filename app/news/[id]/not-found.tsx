import { Page } from "#components/site/page";
import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { PageHeading } from "#components/ui/page-heading";

export default function ArticleNotFound() {
	return (
		<Page>
			<PageHeading title="Article not found" trail={[{ label: "News", href: "/news" }]} />
			<Container className="py-10 md:py-14">
				<p className="max-w-xl text-lg">
					The link may be old, or the article was withdrawn. All articles are on one list.
				</p>
				<ButtonLink href="/news" className="mt-6">
					Go back to News
				</ButtonLink>
			</Container>
		</Page>
	);
}
