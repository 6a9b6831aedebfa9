/** `npm run openapi`: writes the contract with the admin backend, generated from the schemas that parse its responses. */
import { writeFile } from "node:fs/promises";
import { openApiDocument } from "#lib/backend/openapi";

await writeFile("lib/backend/openapi.json", `${JSON.stringify(openApiDocument(), null, "\t")}\n`);
console.log("lib/backend/openapi.json was written.");
