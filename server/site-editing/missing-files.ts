/** Finds the missing files that an edited part names. */
import type { SitePart } from '../../contract/schemas/content.ts'
import { fileInFolder } from '../content/files-in-folder.ts'
import { presentPart } from '../content/parts.ts'
import { schoolFileKey } from '../media/school-files/names.ts'
import type { Store } from '../media/store/store.ts'

interface Needs {
  store: Store
  content: { folder: string }
}

/** @returns the fields of the missing files with the problem; undefined if all files exist */
export async function missingFiles(
  { store, content }: Needs,
  part: SitePart,
  value: object,
): Promise<Record<string, string> | undefined> {
  const missing: Record<string, string> = {}
  for (const { place, name } of presentPart(part, value).files) {
    const key = schoolFileKey(name)
    const exists = key ? await store.sizeOf(key) : fileInFolder(content.folder, name)
    if (!exists) missing[['value', ...place].join('.')] = 'no longer exists'
  }
  return Object.keys(missing).length > 0 ? missing : undefined
}
