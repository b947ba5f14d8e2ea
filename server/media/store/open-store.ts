/**
 * Opens the store that the environment variables name: a bucket, or otherwise the folder `files` in the data folder.
 */
import path from 'node:path'
import type { S3Settings } from '../../config/s3-place.ts'
import { openFolderStore } from './folder-store.ts'
import type { Store } from './store.ts'

/** @returns the folder that stores the files of a site without a bucket */
export const filesFolder = (dataFolder: string) => path.join(dataFolder, 'files')

interface Place {
  dataFolder: string
  s3?: S3Settings | undefined
}

/**
 * @returns the store that the environment variables name
 * @throws {StoreAway} if a bucket cannot be used; the message gives the reason
 * @throws an error with ENOSPC for a full bucket
 */
export async function openStore({ dataFolder, s3 }: Place): Promise<Store> {
  if (!s3) return openFolderStore(filesFolder(dataFolder))
  // The S3 client takes a tenth of a second and 35 MB to load, so only a site with a bucket loads it.
  const { openS3Store } = await import('./s3-store.ts')
  return openS3Store(s3)
}
