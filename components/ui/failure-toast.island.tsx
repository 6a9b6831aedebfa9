"use client";

import { useEffect } from "react";

/** Shows a toast once after hydration. The toast library is fetched only when needed. */
export default function FailureToast({ message }: { message: string }) {
	useEffect(() => {
		let isGone = false;
		void import("./toaster").then(({ showFailure }) => {
			if (!isGone) showFailure(message);
		});
		return () => {
			isGone = true;
		};
	}, [message]);
	return null;
}
