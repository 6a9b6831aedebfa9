import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { Icon, type IconName } from "#components/ui/icon";
import { Enhanced } from "#components/ui/island";
import { Picture } from "#components/ui/picture";
import { UssdCode } from "#components/ussd/ussd-code";
import { USSD_CODE } from "#lib/company/limits";
import { MOBILE_BANKING_HREF } from "#lib/products/product-link";

const SERVICES: readonly { icon: IconName; label: string }[] = [
	{ icon: "eye", label: "Account balance" },
	{ icon: "wallet", label: "Wallet to account transfers" },
	{ icon: "send", label: "Account to wallet transfers" },
	{ icon: "landmark", label: "Transfers to other banks" },
	{ icon: "smartphone", label: "Airtime and data" },
	{ icon: "lightbulb", label: "Utility bills" },
	{ icon: "file", label: "Mini statements" },
];

/**
 * Mobile banking by USSD (behaviour §2). On a phone the code comes first, ready to dial; on a desktop it is only shown,
 * next to the picture.
 */
export const UssdPromotion = () => (
	<section aria-labelledby="ussd-heading" className="kente focus-on-dark bg-brand-900 text-brand-100">
		<Container className="ussd-promotion">
			<div>
				<div>
					<p>Mobile banking, 24/7</p>
					<h2 id="ussd-heading">{`Dial ${USSD_CODE} and bank from any phone`}</h2>
					<p>No internet and no smartphone needed. It works day and night.</p>
				</div>
				<UssdCode />
				<ul>
					{SERVICES.map(({ icon, label }) => (
						<li key={label}>
							<Icon name={icon} />
							{label}
						</li>
					))}
				</ul>
				<div className="ussd-links">
					{/* Click, tap and Enter follow the link, too, even without script. */}
					<Enhanced name="slide-to-act" when="visible">
						<a href={MOBILE_BANKING_HREF} draggable={false} className="slide-to-act">
							<span>
								<Icon name="arrow-right" />
							</span>
							<span>Slide or tap to start</span>
						</a>
					</Enhanced>
					<ButtonLink href={MOBILE_BANKING_HREF} variant="on-dark">
						Learn More <span className="sr-only">about mobile banking</span>
					</ButtonLink>
				</div>
			</div>
			<div className="distant-picture">
				<Picture
					src="/images/ussd.webp"
					alt={`A phone on which ${USSD_CODE} is being dialled`}
					width={700}
					height={900}
					sizes="(min-width: 64rem) 28rem, 20rem"
				/>
			</div>
		</Container>
	</section>
);
