/** Whether this program can read an archive at all. */
import { knownMigrations } from '../database/migrate.ts'
import { format, type Header, headerSchema, names } from './manifest.ts'
import { Refused } from './refused.ts'
import { bytesOf, type TarReader } from './tar-reader.ts'

const noArchive =
  'This is no archive of npm run backup. (Where it was piped, "npm run --silent backup -- -" keeps words of npm out of it; a compressed one is to be unpacked first.)'

/** Reads the first entry. @throws {Refused} saying what is wrong */
export async function readHeader(tar: TarReader): Promise<Header> {
  const first = await tar.next().catch(() => undefined)
  if (first?.name !== names.header) throw new Refused(noArchive)
  const header = headerSchema.safeParse(parsed(await bytesOf(first)))
  if (!header.success) throw new Refused('The archive is damaged: it does not say what it is.')
  const { program, schema, format: itsFormat } = header.data
  if (itsFormat > format || schema.some((name, place) => name !== knownMigrations[place])) {
    throw new Refused(
      `The archive was made by another version of this program (${program}) than this one can read. Use that version or a newer one.`,
    )
  }
  return header.data
}

/** @returns undefined for what is no JSON */
export function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}
