import { calendarDate } from "#lib/calendar/calendar-date";
import { MINIMUM_ACCOUNT_AGE_YEARS } from "#lib/company/limits";

/** The shortest and longest numbers of the world's networks, with the code of area or country (ITU-T E.164). */
const PHONE_DIGITS = { min: 9, max: 15 };
const OLDEST_YEARS = 110;

/** Asks about a phone number that cannot be called; undefined if it can. Its form is the sender's choice (behaviour §5). */
export function phoneQuestion(phone: string): string | undefined {
	const digits = phone.replace(/\D/g, "").length;
	const isPossible = digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max && !/\p{L}/u.test(phone);
	return isPossible ? undefined : `We call ‘${phone}’. Is that right?`;
}

/** Asks about a date of birth (`YYYY-MM-DD`) of somebody under 18, over 110 or not born yet; undefined for others. */
export function birthDateQuestion(date: string, now: Date): string | undefined {
	const age = ageInYears(date, now);
	if (age >= MINIMUM_ACCOUNT_AGE_YEARS && age <= OLDEST_YEARS) return undefined;
	return `You were born on ${calendarDate(new Date(date)).text.replace("\u00a0", " ")}. Is that right?`;
}

/** Completed years; negative for a date to come. */
function ageInYears(date: string, now: Date): number {
	const today = calendarDate(now).iso;
	const years = Number(today.slice(0, 4)) - Number(date.slice(0, 4));
	return today.slice(5) >= date.slice(5) ? years : years - 1;
}
