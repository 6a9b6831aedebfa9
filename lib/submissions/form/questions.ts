import { calendarDate } from "#lib/calendar/calendar-date";
import { MINIMUM_ACCOUNT_AGE_YEARS } from "#lib/company/limits";

/** The shortest and longest numbers of the world's networks, with the code of area or country (ITU-T E.164). */
const PHONE_DIGITS = { min: 9, max: 15 };
/** The digits of a number in Ghana without its 0. */
const GHANA_DIGITS = 9;
const OLDEST_YEARS = 110;

/** Asks about a phone number that cannot be called; undefined if it can. Its form is the sender's choice (behaviour §5). */
export function phoneQuestion(phone: string): string | undefined {
	const doubt = phoneDoubt(phone);
	return doubt && `‘${phone}’ ${doubt}. Is the number right?`;
}

function phoneDoubt(phone: string): string | undefined {
	if (/\p{L}/u.test(phone)) return "has letters in it";
	const digits = phone.replace(/\D/g, "");
	if (digits.length < PHONE_DIGITS.min) return "is too short for a phone number";
	if (digits.length > PHONE_DIGITS.max) return "is too long for one phone number";
	const inGhana = ghanaDigits(digits);
	if (!inGhana || inGhana.length === GHANA_DIGITS) return undefined;
	return `has too ${inGhana.length < GHANA_DIGITS ? "few" : "many"} digits for a number in Ghana`;
}

/** The digits of a number in Ghana after 0 or 233, with or without the (0) between; undefined for one that begins otherwise. */
function ghanaDigits(digits: string): string | undefined {
	return /^(?:00)?2330?(\d+)$/.exec(digits)?.[1] ?? /^0([1-9]\d+)$/.exec(digits)?.[1];
}

/** Asks about a date of birth (`YYYY-MM-DD`) of somebody under 18, over 110 or not born yet; undefined for others. */
export function birthDateQuestion(date: string, now: Date): string | undefined {
	const age = ageInYears(date, now);
	if (age >= MINIMUM_ACCOUNT_AGE_YEARS && age <= OLDEST_YEARS) return undefined;
	const day = calendarDate(new Date(date)).text.replace("\u00a0", " ");
	if (date > calendarDate(now).iso) return `${day} is still to come. Is the date of birth right?`;
	const doubt =
		age < MINIMUM_ACCOUNT_AGE_YEARS ? `under ${MINIMUM_ACCOUNT_AGE_YEARS}` : `over ${OLDEST_YEARS}`;
	return `If you were born on ${day}, you are ${doubt}. Is the date of birth right?`;
}

/** Completed years; negative for a date to come. */
function ageInYears(date: string, now: Date): number {
	const today = calendarDate(now).iso;
	const years = Number(today.slice(0, 4)) - Number(date.slice(0, 4));
	return today.slice(5) >= date.slice(5) ? years : years - 1;
}
