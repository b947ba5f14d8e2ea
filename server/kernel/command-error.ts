/** Reports an error that the operator can correct. The command prints the message without a stack trace. */
export class CommandError extends Error {}

/** Reports an archive that cannot be restored, because it is damaged, truncated, missing, or of a newer version. */
export class ArchiveError extends CommandError {}
