/** The site shows what is not there: neither an archive nor a copy of it would be whole. */
import { CommandError } from '../../kernel/command-error.ts'

const shown = 10

/** @param consequence such as `Nothing was saved` */
export function lacking(missing: string[], consequence: string): CommandError {
  const named = missing.slice(0, shown).map((key) => `  ${key}`)
  const more = missing.length - named.length
  return new CommandError(
    [
      `${consequence}: the site shows pictures of which files are missing (${missing.length}).`,
      ...named,
      ...(more > 0 ? [`  and ${more} more`] : []),
      'npm run check -- --repair mends that; then do the same again.',
    ].join('\n'),
  )
}
