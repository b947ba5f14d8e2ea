/** Reads the header of an archive and checks that this program can read the archive. */
import { knownMigrations } from '../../database/migrations/migrate.ts'
import { ArchiveError } from '../../kernel/command-error.ts'
import { format, type Header, headerSchema, names } from './manifest.ts'
import { bytesOf, type TarReader, Unreadable } from './tar-reader.ts'

const noArchive =
  'It is not an archive of npm run backup. Unpack a compressed archive first; for a pipe, use "npm run --silent backup -- -".'

/** @returns the header, which is the first entry @throws {ArchiveError} with the reason */
export async function readHeader(tar: TarReader): Promise<Header> {
  const entry = await tar.next().catch((error) => {
    throw error instanceof Unreadable ? error : new ArchiveError(noArchive)
  })
  if (entry?.name !== names.header) throw new ArchiveError(noArchive)
  const header = headerSchema.safeParse(parsedJson(await bytesOf(entry)))
  if (!header.success) throw new ArchiveError('The archive is damaged: its header cannot be read.')
  const { program, schema, format: archiveFormat } = header.data
  if (archiveFormat > format || schema.some((name, index) => name !== knownMigrations[index])) {
    throw new ArchiveError(
      `The archive was made by another version of this program (${program}), and this version cannot read it. Use that version or a newer version.`,
    )
  }
  return header.data
}

/** @returns the parsed value; undefined for invalid JSON */
export function parsedJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}
