import { Page } from "#components/site/page";

export const revalidate = 60;

export default function HomePage() {
	return (
		<Page>
			<h1>Your Financial Partner in Ghana</h1>
		</Page>
	);
}
