/** What an archive says of itself: at its beginning whose it is, at its end what must have come. */
import * as z from 'zod'

/** Of the archive, not of the database; a program refuses what it does not know. */
export const format = 1

export const names = {
  header: 'huaniao.json',
  files: 'files/',
  fileList: 'files.ndjson',
  tables: 'tables/',
  manifest: 'manifest.json',
  seal: 'manifest.json.sha256',
}

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().nonnegative()

export const headerSchema = z.object({
  archive: z.literal('huaniao'),
  format: z.int(),
  /** Of the program that wrote it. */
  program: z.string(),
  madeAt: z.string(),
  /** The migrations that made its database. */
  schema: z.array(z.string()).min(1),
  /** By table: the columns that order its rows. */
  keys: z.record(z.string(), z.array(z.string()).min(1)),
})
export type Header = z.infer<typeof headerSchema>

export const manifestSchema = z.object({
  header: headerSchema,
  tables: z.record(z.string(), z.object({ rows: count, sha256 })),
  /** Of the list, a line for each file: `{"key":…,"sha256":…,"size":…}`. */
  files: z.object({ count, bytes: count, sha256 }),
})
export type Manifest = z.infer<typeof manifestSchema>

export interface ListedFile {
  key: string
  sha256: string
  size: number
}

export const fileLine = ({ key, sha256, size }: ListedFile) =>
  `${JSON.stringify({ key, sha256, size })}\n`
