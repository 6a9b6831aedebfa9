import { PicturePanel } from "#components/ui/picture-panel";
import { MEMBER_FALLBACKS } from "#lib/about/team-groups";
import { initials } from "#lib/text/initials";

type PortraitProps = {
	member: { name?: string; image?: string };
	sizes: string;
	/** Next to the name a portrait is decorative; alone it needs alternative text. */
	alt?: string;
	isFirst?: boolean;
	className?: string;
};

/** A person's square portrait; without one, or if it fails to load, the initials on the company's purple. */
export const Portrait = ({ member, sizes, alt = "", isFirst, className = "" }: PortraitProps) => (
	<PicturePanel
		src={member.image}
		alt={alt}
		width={640}
		height={640}
		sizes={sizes}
		isFirst={isFirst}
		className={`portrait ${className}`}
	>
		{initials(member.name ?? MEMBER_FALLBACKS.name)}
	</PicturePanel>
);
