import { calendarDate } from "#lib/calendar/calendar-date";

type Closing = {
	/** The last day on which to apply, in Ghana: `YYYY-MM-DD`; absent if there is none. */
	closesOn?: string;
};

/** Whether a job takes no more applications: its closing date has passed in Ghana. On that day it still does. */
export const hasClosed = ({ closesOn }: Closing, now = new Date()): boolean =>
	closesOn !== undefined && closesOn < calendarDate(now).iso;

/** The jobs that still take applications, in their order; the list itself if all do. */
export const openJobs = <J extends Closing>(jobs: J[], now = new Date()): J[] =>
	jobs.some((job) => hasClosed(job, now)) ? jobs.filter((job) => !hasClosed(job, now)) : jobs;
