/** An error of a command that the operator can correct. Its message is shown without a stack trace. */
export class CommandError extends Error {}

/** The archive cannot be restored: it is damaged, cut off, missing, or of a newer version. */
export class ArchiveError extends CommandError {}
