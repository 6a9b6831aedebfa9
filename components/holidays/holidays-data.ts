import type { HolidayMark } from "#lib/calendar/working-days";
import { elementData } from "#lib/islands/element-data";

/** The holidays of the next weeks, on an element that shows what depends on the reader's clock. */
export const soonHolidays = elementData<readonly HolidayMark[]>("holidays");
