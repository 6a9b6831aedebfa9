import { Picture } from "#components/ui/picture";
import { MEMBER_FALLBACKS } from "#lib/about/team-groups";
import { initials } from "#lib/text/initials";

type PortraitProps = {
	member: { name?: string; image?: string };
	sizes: string;
	/** Next to the name a portrait is decorative; alone it needs alternative text. */
	alt?: string;
	priority?: boolean;
	className?: string;
};

/** A member's square portrait; without one, the initials on the company's purple. */
export function Portrait({ member, sizes, alt = "", priority, className = "" }: PortraitProps) {
	if (member.image) {
		return (
			<Picture
				src={member.image}
				alt={alt}
				width={640}
				height={640}
				sizes={sizes}
				priority={priority}
				className={`aspect-square bg-brand-100 object-cover ${className}`}
			/>
		);
	}
	return (
		<span
			aria-hidden="true"
			className={`kente @container grid aspect-square place-items-center overflow-hidden bg-brand-800 ${className}`}
		>
			<span className="font-bold text-[34cqw] text-gold-200 leading-none">
				{initials(member.name ?? MEMBER_FALLBACKS.name)}
			</span>
		</span>
	);
}
