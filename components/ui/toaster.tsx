import { Toaster, toast } from "sonner";
import { reactPart } from "#components/ui/react-part";

let isMounted = false;

/** The toaster has a React root of its own, so that pages without a toast never load it. */
function mountToaster() {
	if (isMounted) return;
	isMounted = true;
	const host = document.createElement("div");
	host.className = "print:hidden";
	document.body.append(host);
	reactPart(
		host,
		// Below the top bar. At the bottom it would cover the cookie banner.
		<Toaster
			position="top-center"
			offset={76}
			mobileOffset={76}
			richColors
			closeButton
			style={{ fontFamily: "inherit" }}
		/>,
	);
}

export function showSuccess(message: string) {
	mountToaster();
	toast.success(message, { id: message });
}

/** Shows an error toast; the same message appears only once at a time. */
export function showFailure(message: string) {
	mountToaster();
	toast.error(message, { id: message });
}
