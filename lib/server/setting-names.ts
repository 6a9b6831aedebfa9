import { IDENTITY_VARIABLES } from "#lib/company/identity";
import { ENVIRONMENT_VARIABLES } from "#lib/platform/environment";

const KNOWN = [...ENVIRONMENT_VARIABLES, ...IDENTITY_VARIABLES];

/** No other program is likely to have variables that start in these ways. */
const OUR_PREFIX = /^(COMPANY|SMTP|API|IMAGE_HOSTS?|SUBMISSIONS?|METRICS|REVALIDATE|LIVE_CHAT|MAP)_/;

/** Variables that look like settings of the site, and are none. */
export const unknownSettings = (env: Record<string, string | undefined> = process.env): string[] =>
	Object.keys(env)
		.filter((name) => env[name]?.trim() && OUR_PREFIX.test(name) && !KNOWN.includes(name))
		.map((name) => `${name} is not a setting of this site: see .env.example`);
