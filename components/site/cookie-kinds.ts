/**
 * The kinds of cookies one by one (behaviour §4), as HTML: few visitors ask for them, so they come with the page's script and not with
 * each page.
 */
export const cookieKinds = () => `
<h2 id="choices-heading" tabindex="-1">Choose your cookies</h2>
<ul>${KINDS.map(item).join("")}</ul>
<div class="choices-answers">
${answer("cancel", "Cancel", ' class="choices-minor"')}
${answer("save", "Save Preferences")}
</div>`;

const KINDS = [
	["necessary", "Necessary", "To keep this site safe and to remember this choice. Always on."],
	["analytics", "Analytics", "To measure how fast our pages are for you. We do not learn who you are."],
	["marketing", "Marketing", "To show you offers that fit you. We set none today."],
	["preferences", "Preferences", "To remember how you like this site. We set none today."],
];

const item = ([kind, label, purpose]: string[]) => `
<li><label>
<span id="${kind}-purpose"><b>${label}</b> <span>${purpose}</span></span>
<input type="checkbox" class="switch" name="${kind}" aria-label="${label}" aria-describedby="${kind}-purpose"${kind === "necessary" ? " checked disabled" : ""}>
</label></li>`;

const answer = (value: string, label: string, look = "") =>
	`<button type="button" data-page-control data-cookie-answer="${value}"${look}>${label}</button>`;
