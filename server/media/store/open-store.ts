/** The store the settings name: a bucket, else a folder beside the database. */
import path from 'node:path'
import type { S3Settings } from '../../config/s3-place.ts'
import { openFolderStore } from './folder-store.ts'
import type { Store } from './store.ts'

/** Where pictures are, without a bucket. */
export const filesFolder = (dataFolder: string) => path.join(dataFolder, 'files')

interface Place {
  dataFolder: string
  s3?: S3Settings | undefined
}

/** @rejects {StoreAway} saying what is wrong where a bucket cannot be used. */
export async function openStore({ dataFolder, s3 }: Place): Promise<Store> {
  if (!s3) return openFolderStore(filesFolder(dataFolder))
  // Its client takes a tenth of a second and 35 MB, which nobody else should pay.
  const { openS3Store } = await import('./s3-store.ts')
  return openS3Store(s3)
}
