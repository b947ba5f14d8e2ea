/**
 * Saves the shell of the upload page in its own cache, so that members can add photographs without a network. The
 * module fetches the shell as a visitor, so the shell contains no data of members.
 */
import { get } from '../client/api.ts'
import { getLocale } from '../paraglide/runtime.js'
import {
  assertSpace,
  canSave,
  recordAddress,
  registerWorker,
  saveFile,
  storeResponse,
} from './saved-files.ts'

const prefix = 'upload '

/** @throws if the network or the storage fails. The next call uses the files that are already saved. */
export async function saveUploadShell(signal: AbortSignal): Promise<void> {
  if (!canSave() || wantsToSaveData()) return
  const language = getLocale()
  const { version, bytes, files } = await get('uploadFiles', { language }, signal)
  // Saving is disabled, or the server has no build.
  if (files.length === 0) return
  await registerWorker()
  const name = prefix + version
  const cache = await caches.open(name)
  if (!(await cache.match(recordAddress))) {
    await assertSpace(bytes)
    for (const file of files) await saveFile(cache, file, language, signal)
    const record = { version, language, bytes, savedAt: new Date().toISOString() }
    await storeResponse(cache, recordAddress, new Response(JSON.stringify(record)))
  }
  for (const cacheName of await caches.keys()) {
    if (cacheName.startsWith(prefix) && cacheName !== name) await caches.delete(cacheName)
  }
}

function wantsToSaveData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData ?? false
}
