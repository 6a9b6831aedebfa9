"use client";

import { type ReactNode, useEffect, useState } from "react";

type DeviceShareProps = { url: string; title: string; icon: ReactNode; className: string };

/** A list item that opens the device's share sheet, on devices that have one. */
export function DeviceShare({ url, title, icon, className }: DeviceShareProps) {
	const [canShare, setCanShare] = useState(false);
	useEffect(() => setCanShare(typeof navigator.share === "function"), []);
	if (!canShare) return null;
	return (
		<li>
			<button
				type="button"
				className={className}
				onClick={() => {
					// Rejects if the visitor closes the sheet, which is not an error.
					navigator.share({ url, title }).catch(() => {});
				}}
			>
				{icon}
				More ways
			</button>
		</li>
	);
}
