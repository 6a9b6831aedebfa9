/**
 * The process that inspects one file: it reads the file from its input, writes the verdict as JSON to its output, and ends. It is
 * started with limits and killed at its deadline (see `inspector`).
 */
import { inspect } from "#lib/submissions/cv/inspection";

const pieces: Buffer[] = [];
for await (const piece of process.stdin as AsyncIterable<Buffer>) pieces.push(piece);
process.stdout.write(JSON.stringify(await inspect(Buffer.concat(pieces))));
