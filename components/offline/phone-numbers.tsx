import { Icon, type IconName } from "#components/ui/icon";
import { companyIdentity, whatsappHref } from "#lib/company/identity";
import { telHref } from "#lib/web/tel-href";
import "../security/security.css";

/** The numbers a phone reaches without internet, and WhatsApp, which needs a little data. Omits what is not configured. */
export function PhoneNumbers() {
	const company = companyIdentity();
	const { phone, tollFree, chatPhone, whatsapp } = company;
	return (
		<ul className="channel-list">
			{tollFree && <Line icon="phone-call" label="Toll-free line" href={telHref(tollFree)} text={tollFree} />}
			{phone && <Line icon="phone" label="Call line" href={telHref(phone)} text={phone} />}
			{chatPhone && <Line icon="phone" label="Chat number" href={telHref(chatPhone)} text={chatPhone} />}
			{whatsapp && (
				<Line
					icon="whatsapp"
					label="WhatsApp (needs a little data)"
					href={whatsappHref(company) ?? ""}
					text={spaced(whatsapp)}
				/>
			)}
		</ul>
	);
}

/** A Ghanaian number as people write it: +233 30 000 0000. */
const spaced = (digits: string) => `+${digits}`.replace(/^\+233(\d{2})(\d{3})(\d{4})$/, "+233 $1 $2 $3");

const Line = ({ icon, label, href, text }: { icon: IconName; label: string; href: string; text: string }) => (
	<li>
		<Icon name={icon} />
		<span>{label}</span>
		<a href={href}>{text}</a>
	</li>
);
