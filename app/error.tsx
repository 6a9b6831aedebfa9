"use client";

import { buttonClass } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { CLOSING_HOUR, OPENING_HOUR, USSD_CODE, USSD_HREF } from "#lib/company/constants";

/** A page that could not be drawn: what happened, and what the visitor can do meanwhile. The foot has the phone numbers. */
export default function ErrorPage() {
	return (
		<main id="content" tabIndex={-1}>
			<div className="kente focus-on-dark bg-brand-900 py-14 text-brand-100 md:py-20">
				<Container>
					<h1 tabIndex={-1} className="max-w-2xl text-3xl text-white">
						Sorry, this page is not available just now
					</h1>
					<p className="mt-3 max-w-xl text-lg">
						The fault is ours, not yours. Please try again in a few minutes.
					</p>
					<div className="mt-7 flex flex-wrap gap-3">
						<button type="button" className={buttonClass("gold")} onClick={() => location.reload()}>
							Try again
						</button>
						<a href="/" className={buttonClass("on-dark")}>
							Home page
						</a>
					</div>
				</Container>
			</div>
			<Container className="py-10 md:py-14">
				<h2 className="text-xl">What you can do meanwhile</h2>
				<ul className="mt-3 max-w-2xl list-disc space-y-2 pl-5">
					<li>
						Dial{" "}
						<a href={USSD_HREF} className="font-semibold text-brand-700 underline underline-offset-4">
							{USSD_CODE}
						</a>{" "}
						for your balance, transfers, airtime and bills. It works at any hour.
					</li>
					<li>Call us, or write to us on WhatsApp. The numbers are at the foot of this page.</li>
					<li>
						<a href="/locator" className="font-semibold text-brand-700 underline underline-offset-4">
							Visit a branch
						</a>
						, Monday to Friday, {OPENING_HOUR}:00 to {CLOSING_HOUR}:00.
					</li>
				</ul>
			</Container>
		</main>
	);
}
