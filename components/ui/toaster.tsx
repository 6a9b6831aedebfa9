import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";

let isMounted = false;

/** The toaster lives beside the page in a root of its own, so that pages without a toast never load it. */
function mountToaster() {
	if (isMounted) return;
	isMounted = true;
	const host = document.createElement("div");
	document.body.append(host);
	createRoot(host).render(
		// Under the top bar: at the bottom it would lie on the cookie banner.
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

/** A toast that says what failed; the same message shows once at a time. */
export function showFailure(message: string) {
	mountToaster();
	toast.error(message, { id: message });
}
