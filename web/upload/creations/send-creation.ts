/** Sends a creation: first the artwork, then, with its photograph, the pair (specification, section 7). */
import { assertStill } from '../../accounts/assert-still.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { type FormFile, sendForm } from '../../client/send-form.ts'
import { sendDraft } from '../draft/send-draft.ts'
import type { Draft } from '../draft/use-draft.ts'
import { type CreationValues, fieldsToSend } from './creation-values.ts'
import type { KeptFiles } from './kept-files.ts'

export interface SentCreation {
  status: 'pending' | 'approved'
  /** The artwork alone was sent, and it was there. */
  known: boolean
}

/** @throws what the calls throw; sent again, whatever arrived is kept once. */
export async function sendCreation(
  draft: Draft<CreationValues>,
  { art, pic }: KeptFiles,
  { username, call }: { username: string; call: SignedInCall },
  onProgress: (sentFraction: number) => void,
): Promise<SentCreation> {
  if (!art) throw new Error('A creation has an artwork')
  const fields = fieldsToSend(draft.values)
  const { season: _, ...ofArtwork } = fields
  const first = art.blob.size
  const whole = first + (pic ? first + pic.blob.size : 0)
  const file = (field: string, { blob, name }: typeof art): FormFile => ({ field, blob, name })

  const artwork = await call(async () => {
    await assertStill(username)
    return sendForm('uploadArt', ofArtwork, [file('files', art)], {
      onProgress: (fraction) => onProgress((fraction * first) / whole),
    })
  })
  const known = artwork.files.every(({ outcome }) => outcome === 'known')
  if (!pic) return { status: shown(artwork.status), known }

  const pair = [file('pic', pic), file('art', art)]
  const { status } = await sendDraft(draft, (sendKey) =>
    call(async () => {
      await assertStill(username)
      return sendForm('uploadCreation', fields, pair, {
        sendKey,
        onProgress: (fraction) => onProgress((first + fraction * (whole - first)) / whole),
      })
    }),
  )
  return { status: shown(status), known: false }
}

/** One that was decided upon before its answer came waits for nobody, whatever was decided. */
const shown = (status: string) => (status === 'approved' ? 'approved' : 'pending')
