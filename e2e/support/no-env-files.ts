import { IDENTITY_VARIABLES } from "#lib/company/identity";
import { ENVIRONMENT_VARIABLES } from "#lib/platform/environment";

/**
 * Imported for its effect: a developer's `.env.local` changes nothing of what tests see. A variable that is there, though blank, comes
 * before those of env files, and counts as absent. Settings of the shell still apply.
 */
for (const name of [...ENVIRONMENT_VARIABLES, ...IDENTITY_VARIABLES]) process.env[name] ??= "";
