/**
 * Saves the shell of the upload page in a cache of its own, so that members can add photographs
 * without a network. It is fetched as a visitor and holds nothing about members.
 */
import { get } from '../client/api.ts'
import { getLocale } from '../paraglide/runtime.js'
import {
  canSave,
  expectSpace,
  put,
  recordAddress,
  registerWorker,
  saveFile,
} from './saved-files.ts'

const prefix = 'upload '

/** @throws if the network fails or the browser refuses; files saved by then are used the next time */
export async function saveUploadShell(signal: AbortSignal): Promise<void> {
  if (!canSave() || wantsToSaveData()) return
  const language = getLocale()
  const { version, bytes, files } = await get('uploadFiles', { language }, signal)
  // Saving is off, or there is no build.
  if (files.length === 0) return
  await registerWorker()
  const name = prefix + version
  const cache = await caches.open(name)
  if (!(await cache.match(recordAddress))) {
    await expectSpace(bytes)
    for (const file of files) await saveFile(cache, file, language, signal)
    const record = { version, language, bytes, savedAt: new Date().toISOString() }
    await put(cache, recordAddress, new Response(JSON.stringify(record)))
  }
  for (const other of await caches.keys()) {
    if (other.startsWith(prefix) && other !== name) await caches.delete(other)
  }
}

function wantsToSaveData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData ?? false
}
