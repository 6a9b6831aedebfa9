/** A user error or a finding, as opposed to a failure of the command. */
export class CommandError extends Error {}
