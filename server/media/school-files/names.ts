/**
 * Names the files that admins upload for the school's pages. The name contains the SHA-256 of the bytes. A file
 * therefore never changes, the same file is stored once, and a check detects damage.
 */

const uploadedName = /^uploaded\/([0-9a-f]{64}\.(?:webp|svg|mp4|webm|vtt))$/
const uploadedNames = /"uploaded\/[0-9a-f]{64}\.(?:webp|svg|mp4|webm|vtt)"/g
const storedKey = /^school\/([0-9a-f]{64})\.\w+$/

export type SchoolFileEnding = keyof typeof mediaTypes

const mediaTypes = {
  webp: 'image/webp',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
}

/** @returns the name by which content refers to the file, such as `uploaded/….webp`, below `/content/` */
export const schoolFileName = (sha256: string, ending: SchoolFileEnding) =>
  `uploaded/${sha256}.${ending}`

/** @returns the key of the file in the store; undefined for the name of a file in the folder `content/` */
export function schoolFileKey(name: string): string | undefined {
  const file = uploadedName.exec(name)?.[1]
  return file && `school/${file}`
}

/** @returns the name by which content refers to the file; undefined for a key of any other file */
export const nameOfSchoolKey = (key: string) =>
  storedKey.test(key) ? key.replace('school/', 'uploaded/') : undefined

/** @returns the SHA-256 that the bytes of a stored file must have; undefined for a key of any other file */
export const hashInSchoolKey = (key: string) => storedKey.exec(key)?.[1]

export const mediaTypeOf = (name: string) =>
  mediaTypes[name.slice(name.lastIndexOf('.') + 1) as SchoolFileEnding]

/**
 * @returns the names of uploaded files in the rows of a ledger entry. The rows contain JSON as a text, with escaped
 * quotes.
 */
export const schoolFilesInLedger = (rows: string) => schoolFilesIn(rows.replaceAll('\\"', '"'))

/** @returns the names of uploaded files in a text of JSON, without repetition */
export const schoolFilesIn = (json: string) => [
  ...new Set([...json.matchAll(uploadedNames)].map(([name]) => name.slice(1, -1))),
]
