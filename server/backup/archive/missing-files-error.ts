/** Makes the error for missing files without which an archive or a moved site would be incomplete. */
import { CommandError } from '../../kernel/command-error.ts'

/** Maximum number of files that the message lists. */
const listedMaximum = 10

/**
 * @param missing the keys of the missing files
 * @param consequence the beginning of the message, such as `Nothing was saved`
 */
export function missingFilesError(missing: string[], consequence: string): CommandError {
  const listed = missing.slice(0, listedMaximum).map((key) => `  ${key}`)
  const unlistedCount = missing.length - listed.length
  return new CommandError(
    [
      `${consequence}: needed files are missing (${missing.length}).`,
      ...listed,
      ...(unlistedCount > 0 ? [`  and ${unlistedCount} more`] : []),
      'Run npm run check -- --repair to correct the site, then repeat the command.',
    ].join('\n'),
  )
}
