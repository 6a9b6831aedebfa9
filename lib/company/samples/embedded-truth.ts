import branches from "#content/branches" with { type: "json" };
import products from "#content/products" with { type: "json" };
import rates from "#content/rates" with { type: "json" };
import { FACTS } from "#lib/company/facts";
import { companyIdentity } from "#lib/company/identity";
import { dialled, type Truth } from "#lib/company/samples/stated-facts";
import { loanCost } from "#lib/tools/loan-cost";

const company = companyIdentity({});
const branchPhones = Object.values(branches.data.regions)
	.flat()
	.flatMap((branch) => ("phone" in branch && branch.phone ? branch.phone : []));

/** Numbers that reach nobody: placeholders of fields and of the sample menu. */
const PLACEHOLDERS = ["024 000 0000", "0200000000"];
/** The true facts about the sample company, for the tests. */
export const EMBEDDED_TRUTH: Truth = {
	phones: new Set(
		[
			company.phone,
			company.tollFree,
			company.chatPhone,
			company.defaultBranchPhone,
			company.whatsapp,
			FACTS.bankOfGhanaDesk.value.phone,
			FACTS.bankOfGhanaDesk.value.whatsapp,
			FACTS.cyberSecurityAuthority.value.whatsapp,
			...branchPhones,
			...PLACEHOLDERS,
		].map((phone) => dialled(phone ?? "")),
	),
	amounts: new Set([
		...rates.data.flatMap((rate) => ("unit" in rate && rate.unit === "GHS" ? Number(rate.value) : [])),
		...products.data.flatMap(({ key_facts }) => keyAmounts(key_facts)),
		FACTS.depositProtection.value.limitGhs,
		FACTS.depositProtection.value.bankLimitGhs,
	]),
	products: new Set(products.data.map(({ title }) => title.toLowerCase())),
};

/** The amounts in a product's key facts, and those that its example results in. */
function keyAmounts(facts: object): number[] {
	const given = new Map(Object.entries(facts));
	const stated = ["amount_min", "amount_max", "opening_amount", "minimum_balance", "example_amount"];
	const example = (name: string) => Number(given.get(`example_${name}`) ?? 0);
	const [amount, months, rate, fee] = [example("amount"), example("months"), example("rate"), example("fee")];
	const method = given.get("example_method") === "flat" ? "flat" : "reducing";
	const rhythm = given.get("example_every");
	const every = rhythm === "week" || rhythm === "day" ? rhythm : "month";
	const worked =
		amount && months && rate && loanCost({ amount: amount * 100, months, every, rate, fee, method });
	return [
		...stated.flatMap((name) => given.get(name) ?? []),
		...(worked ? [worked.instalment / 100, worked.cost / 100] : []),
	];
}

/**
 * Statements of single texts that are examples, or about something other than the company's rules. Everything else must be
 * true.
 */
export const OWN_STATEMENTS: Record<string, { amounts?: readonly number[]; exceptions?: readonly string[] }> =
	{
		"content/branches.json 1": { exceptions: ["09:00 to 13:00"] },
		"content/content/articles.json 1": { amounts: [10, 30, 260, 3_120] },
		"content/content/articles.json 5": { amounts: [260, 2_340], exceptions: ["A First Account"] },
		"content/content/articles.json 7": { amounts: [3_000, 2_000, 300, 700, 175, 3_600] },
		"content/notices.json 7": { exceptions: ["01:00 to 03:00"] },
		"content/report.json 9": { exceptions: ["18 branches"] },
		"content/roles.json 7": { amounts: [6_000] },
		"design/documents/letters.py": { exceptions: ["12 branches"] },
		"content/awards.json 1": { exceptions: ["Savings and Loans Company"] },
		"lib/contact/contact-tab.ts": { exceptions: ["Request Loan", "Open Account"] },
		"components/contact/contact-form.island.tsx": { exceptions: ["Select Account Type"] },
		"components/locator/branch-map.tsx": { exceptions: ["0 10-8 17-14 26"] },
		"components/tools/loan-cost.island.tsx": { amounts: [5_000] },
		"lib/ussd/ussd-menu.ts": { amounts: [0] },
	};
