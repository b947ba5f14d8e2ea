/** An error that the person who runs a command can mend: its message is shown without a stack. */
export class CommandError extends Error {}

/** The archive cannot be restored: damaged, cut off, of a newer program, or none at all. */
export class ArchiveError extends CommandError {}
