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
		{/* Columns that their content cannot widen: the picture’s box may remember the width of an earlier window. */}
		<Container className="grid grid-cols-1 gap-x-12 gap-y-8 py-8 md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] md:py-0 lg:gap-x-20">
			<div className="md:py-20">
				<div>
					<p className="mb-2 font-semibold text-gold-300 text-sm">Mobile banking, 24/7</p>
					<h2 id="ussd-heading" className="text-3xl text-white">
						Dial {USSD_CODE} and bank from any phone
					</h2>
					<p className="mt-3 max-w-xl text-lg">
						No internet and no smartphone needed. It works day and night.
					</p>
				</div>
				<UssdCode />
				<ul className="mt-6 grid gap-x-6 gap-y-2 md:mt-8 md:gap-y-3 lg:grid-cols-2">
					{SERVICES.map(({ icon, label }) => (
						<li key={label} className="flex items-center gap-3 text-white">
							<Icon name={icon} className="size-5 text-gold-300" />
							{label}
						</li>
					))}
				</ul>
				<div className="mt-6 flex flex-col gap-3 md:mt-8 lg:flex-row lg:items-center lg:gap-4">
					{/* Click, tap and Enter follow the link, too, even without script. */}
					<Enhanced name="slide-to-act" when="visible">
						<a href={MOBILE_BANKING_HREF} draggable={false} className="slide-to-act w-full lg:w-80">
							<span>
								<Icon name="arrow-right" className="size-6" />
							</span>
							<span>Slide or tap to start</span>
						</a>
					</Enhanced>
					<ButtonLink href={MOBILE_BANKING_HREF} variant="on-dark" className="min-h-16">
						Learn More <span className="sr-only">about mobile banking</span>
					</ButtonLink>
				</div>
			</div>
			<div className="distant-picture aspect-7/9 w-full max-w-lg self-center justify-self-center max-md:hidden">
				<Picture
					src="/images/ussd.webp"
					alt={`A phone on which ${USSD_CODE} is being dialled`}
					width={700}
					height={900}
					sizes="(min-width: 64rem) 28rem, 20rem"
					className="w-full"
				/>
			</div>
		</Container>
	</section>
);
