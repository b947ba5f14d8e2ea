/** Sends each picture in a separate request, so that each picture has its own progress, failure and retry. */

import { memberCallsByKind } from '../../../contract/calls/by-kind/member-calls.ts'
import { parsePhotoDate, photoTime } from '../../../contract/photo-dates.ts'
import { assertSameMember } from '../../accounts/assert-same-member.ts'
import { post } from '../../client/api.ts'
import { sendForm } from '../../client/send-form.ts'
import { rightsToSend } from '../rights/rights-to-send.ts'
import type { FindKnown } from './items/known-originals.ts'
import type { SendPicture } from './sending.ts'

export function sendPictureAs(username: string): SendPicture {
  return async (entry, values, options) => {
    await assertSameMember(username)
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
      ...rightsToSend(values),
    }
    return sendForm(
      memberCallsByKind[kind].sendPicture,
      fields,
      [{ field: 'files', blob, name }],
      options,
    )
  }
}

export const findKnown: FindKnown = async (hashes) =>
  (await post('knownPictures', { hashes })).known
