import pino from "pino";
import { environment } from "#lib/environment";

/** One JSON line per event on standard output. Never pass what a visitor typed. */
export const log = pino({ level: environment().LOG_LEVEL, base: undefined });
