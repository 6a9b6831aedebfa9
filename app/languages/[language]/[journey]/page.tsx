import { notFound } from "next/navigation";
import { JourneyScreen } from "#components/languages/journey-screen";
import { translatedJourneys } from "#lib/languages/language-files";
import { journeyPage } from "#lib/pages/item-pages";
import { fallbackMetadata, pageMetadata } from "#lib/seo/page-metadata";

type JourneyPageProps = PageProps<"/languages/[language]/[journey]">;

async function journeyOf({ params }: JourneyPageProps) {
	const { language, journey } = await params;
	return translatedJourneys().find(({ into, id }) => into.language === language && id === journey);
}

export async function generateMetadata(props: JourneyPageProps) {
	const journey = await journeyOf(props);
	return journey ? pageMetadata(journeyPage(journey)) : fallbackMetadata("Page not found");
}

export default async function JourneyPage(props: JourneyPageProps) {
	const journey = await journeyOf(props);
	if (!journey) notFound();
	const others = translatedJourneys().filter(
		({ into, id }) => into.language === journey.into.language && id !== journey.id,
	);
	return <JourneyScreen journey={journey} others={others} />;
}
