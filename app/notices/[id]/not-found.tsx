import { Page } from "#components/site/page";
import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { PageHeading } from "#components/ui/page-heading";

export default function NoticeNotFound() {
	return (
		<Page>
			<PageHeading title="Notice not found" trail={[{ label: "Notices", href: "/notices" }]} />
			<Container className="py-10 md:py-14">
				<p className="max-w-xl text-lg">
					The link may be old, or the notice was withdrawn. All current notices are on one list.
				</p>
				<ButtonLink href="/notices" className="mt-6">
					Go back to Notices
				</ButtonLink>
			</Container>
		</Page>
	);
}
