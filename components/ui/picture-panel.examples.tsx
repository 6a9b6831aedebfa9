import { PicturePanel } from "#components/ui/picture-panel";

const SIZE = { width: 320, height: 200, sizes: "320px", className: "aspect-video max-w-md" };

export const examples = {
	"a picture": <PicturePanel {...SIZE} src="/images/branch.webp" alt="A branch from the street" />,
	"a picture that fails": (
		<PicturePanel {...SIZE} src="/content/images/that-fails.jpg">
			Instead of it
		</PicturePanel>
	),
	"without a picture": (
		<PicturePanel {...SIZE} src={undefined} tone="light">
			Instead of it
		</PicturePanel>
	),
};
