/** Defines the entries of an archive, the header at its beginning and the manifest at its end. */
import * as z from 'zod'

/** Version of the archive's format. A program rejects archives of a newer format. */
export const format = 1

export const names = {
  header: 'huaniao.json',
  files: 'files/',
  fileList: 'files.ndjson',
  tables: 'tables/',
  manifest: 'manifest.json',
  manifestHash: 'manifest.json.sha256',
}

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().nonnegative()

export const headerSchema = z.object({
  archive: z.literal('huaniao'),
  format: z.int(),
  /** Version of the program that wrote the archive. */
  program: z.string(),
  madeAt: z.string(),
  /** The migrations that were applied to the database. */
  schema: z.array(z.string()).min(1),
  /** The columns that order the rows, by table. */
  keys: z.record(z.string(), z.array(z.string()).min(1)),
})
export type Header = z.infer<typeof headerSchema>

export const manifestSchema = z.object({
  header: headerSchema,
  tables: z.record(z.string(), z.object({ rows: count, sha256 })),
  /** `sha256` is the hash of the list, which has one line per file: `{"key":…,"sha256":…,"size":…}`. */
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
