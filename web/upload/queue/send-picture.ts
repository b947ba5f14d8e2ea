/** One picture as a request of its own: so one can fail, be retried and show its progress alone. */
import { parsePhotoDate, photoTime } from '../../../contract/photo-dates.ts'
import { CallFailed, get, post, sendForm } from '../../api.ts'
import type { FindKnown } from './known-originals.ts'
import type { SendPicture } from './sending.ts'

export function sendPictureAs(username: string): SendPicture {
  return async (entry, values, options) => {
    await assertStill(username)
    const { kind, blob, fileName: name, originalHash } = entry
    const day = parsePhotoDate(values.date)
    const fields = {
      picEnglishName: values.species,
      picSeason: values.season,
      picPhotographer: values.photographer,
      picSetting: values.setting,
      picArt: 'photography' as const,
      month: day ? photoTime(day) : values.date,
      originalHash,
    }
    const call = kind === 'plant' ? 'uploadPic' : 'uploadBirdPic'
    return sendForm(call, fields, [{ field: 'files', blob, name }], options)
  }
}

/**
 * Another window may have signed in another member meanwhile, on a classroom's computer even an admin,
 * whose pictures are published unseen. Nothing is sent in a wrong name; nor is a whole picture sent
 * only to hear that the session is over.
 * @throws {CallFailed} then
 */
async function assertStill(username: string): Promise<void> {
  const { user } = await get('refresh', {})
  if (!user) throw new CallFailed(401, { code: 'sign_in_first', message: 'Please sign in first' })
  if (user.username === username) return
  const message = 'Somebody else is signed in now'
  throw new CallFailed(409, { code: 'another_member', message })
}

export const findKnown: FindKnown = async (hashes) =>
  (await post('knownPictures', { hashes })).known
