/** Makes the error for needed files that are missing: an archive or a moved site would be incomplete. */
import { CommandError } from '../../kernel/command-error.ts'

const shown = 10

/** @param consequence the beginning of the message, such as `Nothing was saved` */
export function missingFilesError(missing: string[], consequence: string): CommandError {
  const named = missing.slice(0, shown).map((key) => `  ${key}`)
  const more = missing.length - named.length
  return new CommandError(
    [
      `${consequence}: needed files are missing (${missing.length}).`,
      ...named,
      ...(more > 0 ? [`  and ${more} more`] : []),
      'Run npm run check -- --repair to correct this, then repeat the command.',
    ].join('\n'),
  )
}
