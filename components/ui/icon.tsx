import {
	ArrowLeft,
	ArrowRight,
	Award,
	BadgeCheck,
	Banknote,
	Briefcase,
	Building2,
	Calendar,
	ChevronDown,
	ChevronLeft,
	ChevronRight,
	CircleAlert,
	CircleCheck,
	Clock,
	Copy,
	Download,
	Eye,
	FileText,
	Handshake,
	Heart,
	Landmark,
	Lightbulb,
	Mail,
	MapPin,
	Menu,
	MessageCircle,
	Navigation,
	Newspaper,
	Pause,
	Phone,
	PhoneCall,
	PiggyBank,
	Play,
	Search,
	Send,
	Share2,
	ShieldCheck,
	Smartphone,
	Sprout,
	Target,
	Users,
	Wallet,
	X,
} from "lucide";

type IconNode = [tag: string, attributes: Record<string, string | number | undefined>][];

/** Drawn by Lucide (ISC). */
const LINES: Record<string, IconNode> = {
	"arrow-left": ArrowLeft,
	"arrow-right": ArrowRight,
	award: Award,
	"badge-check": BadgeCheck,
	banknote: Banknote,
	briefcase: Briefcase,
	building: Building2,
	calendar: Calendar,
	"chevron-down": ChevronDown,
	"chevron-left": ChevronLeft,
	"chevron-right": ChevronRight,
	alert: CircleAlert,
	check: CircleCheck,
	clock: Clock,
	copy: Copy,
	download: Download,
	eye: Eye,
	file: FileText,
	handshake: Handshake,
	heart: Heart,
	landmark: Landmark,
	lightbulb: Lightbulb,
	mail: Mail,
	"map-pin": MapPin,
	menu: Menu,
	chat: MessageCircle,
	navigation: Navigation,
	news: Newspaper,
	pause: Pause,
	phone: Phone,
	"phone-call": PhoneCall,
	"piggy-bank": PiggyBank,
	play: Play,
	search: Search,
	send: Send,
	share: Share2,
	shield: ShieldCheck,
	smartphone: Smartphone,
	sprout: Sprout,
	target: Target,
	users: Users,
	wallet: Wallet,
	close: X,
} as Record<string, IconNode>;

/** Brand glyphs, drawn by hand: icon sets no longer carry them. One filled path each on a 24-unit square. */
const BRANDS = {
	facebook:
		"M13.5 22v-8.2h2.8l.5-3.4h-3.3V8.2c0-1 .4-1.7 1.8-1.7h1.7V3.4c-.4-.1-1.4-.2-2.6-.2-2.6 0-4.3 1.6-4.3 4.5v2.7H7.2v3.4h2.9V22z",
	x: "M17.8 3h3.1l-6.8 7.7L22 21h-6.2l-4.9-6.3L5.4 21H2.3l7.2-8.3L2 3h6.4l4.4 5.8zm-1.1 16.2h1.7L7.4 4.7H5.6z",
	instagram:
		"M8 2.5h8A5.5 5.5 0 0 1 21.5 8v8a5.5 5.5 0 0 1-5.5 5.5H8A5.5 5.5 0 0 1 2.5 16V8A5.5 5.5 0 0 1 8 2.5zm0 2A3.5 3.5 0 0 0 4.5 8v8A3.5 3.5 0 0 0 8 19.5h8a3.5 3.5 0 0 0 3.5-3.5V8A3.5 3.5 0 0 0 16 4.5zm4 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zm4.8-3.3a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z",
	linkedin:
		"M5.3 3.2a2 2 0 1 1 0 4.1 2 2 0 0 1 0-4.1zM3.5 8.9h3.6V21H3.5zm6 0h3.4v1.7c.5-.9 1.7-2 3.6-2 3.6 0 4.3 2.3 4.3 5.5V21h-3.6v-6c0-1.5 0-3.3-2-3.3s-2.2 1.6-2.2 3.2V21H9.5z",
	whatsapp:
		"M12 2.2a9.7 9.7 0 0 0-8.3 14.7L2.4 21.7l4.9-1.3A9.7 9.7 0 1 0 12 2.2zm0 1.9a7.8 7.8 0 1 1-4 14.5l-.3-.2-2.7.7.7-2.6-.2-.3A7.8 7.8 0 0 1 12 4.1zM8.5 7.3c-.2 0-.5.1-.7.3-.3.3-1 1-1 2.3s1 2.7 1.1 2.9c.2.2 1.9 3 4.7 4.1 2.3.9 2.8.7 3.3.7s1.6-.7 1.9-1.3c.2-.6.2-1.2.1-1.3l-.5-.3-1.9-.9c-.3-.1-.5-.1-.7.1l-.8 1.1c-.2.2-.3.2-.6.1a7.6 7.6 0 0 1-3.8-3.3c-.3-.5.3-.5.8-1.5.1-.2 0-.3 0-.5l-.9-2c-.2-.5-.4-.5-.6-.5z",
} as const;

export type IconName =
	| keyof typeof BRANDS
	| "arrow-left"
	| "arrow-right"
	| "award"
	| "badge-check"
	| "banknote"
	| "briefcase"
	| "building"
	| "calendar"
	| "chevron-down"
	| "chevron-left"
	| "chevron-right"
	| "alert"
	| "check"
	| "clock"
	| "copy"
	| "download"
	| "eye"
	| "file"
	| "handshake"
	| "heart"
	| "landmark"
	| "lightbulb"
	| "mail"
	| "map-pin"
	| "menu"
	| "chat"
	| "navigation"
	| "news"
	| "pause"
	| "phone"
	| "phone-call"
	| "piggy-bank"
	| "play"
	| "search"
	| "send"
	| "share"
	| "shield"
	| "smartphone"
	| "sprout"
	| "target"
	| "users"
	| "wallet"
	| "close";

/** A decorative icon, as high as its text unless told otherwise. Server only: islands take icons as children. */
export function Icon({ name, className = "size-5" }: { name: IconName; className?: string }) {
	const isBrand = name in BRANDS;
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 24 24"
			className={`shrink-0 ${className}`}
			fill={isBrand ? "currentColor" : "none"}
			{...(isBrand
				? {}
				: ({
						stroke: "currentColor",
						strokeWidth: 2,
						strokeLinecap: "round",
						strokeLinejoin: "round",
					} as const))}
		>
			{isBrand ? (
				<path d={BRANDS[name as keyof typeof BRANDS]} />
			) : (
				LINES[name]?.map(([Tag, attributes]) => <Tag key={JSON.stringify(attributes)} {...attributes} />)
			)}
		</svg>
	);
}
