/**
 * Sends a creation. With a photograph, the artwork is sent first and then the pair (specification,
 * section 7); an artwork alone is sent in one request.
 */
import { assertSameMember } from '../../accounts/assert-same-member.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { type FormFile, sendForm } from '../../client/send-form.ts'
import { sendDraft } from '../draft/send-draft.ts'
import type { Draft } from '../draft/use-draft.ts'
import { type CreationValues, fieldsToSend } from './creation-values.ts'
import type { StoredFiles } from './stored-files.ts'

export interface SentCreation {
  status: 'pending' | 'approved'
  /** Whether the same creation was sent or published before. */
  known: boolean
}

/**
 * @throws the errors of the calls. A retry stores nothing twice: the server recognises the bytes of
 * the artwork and the idempotency key of the creation.
 */
export async function sendCreation(
  draft: Draft<CreationValues>,
  { art, pic }: StoredFiles,
  { username, call, licence }: { username: string; call: SignedInCall; licence: string },
  onProgress: (sentFraction: number) => void,
): Promise<SentCreation> {
  if (!art) throw new Error('The creation has no artwork')
  const fields = fieldsToSend(draft.values, licence)
  const { season: _, ...ofArtwork } = fields
  const first = pic ? art.blob.size : 0
  const whole = first + art.blob.size + (pic?.blob.size ?? 0)
  const file = (field: string, { blob, name }: typeof art): FormFile => ({ field, blob, name })

  if (pic) {
    await call(async () => {
      await assertSameMember(username)
      return sendForm('uploadArt', ofArtwork, [file('files', art)], {
        onProgress: (fraction) => onProgress((fraction * first) / whole),
      })
    })
  }
  const halves = [...(pic ? [file('pic', pic)] : []), file('art', art)]
  const { status, known = false } = await sendDraft(draft, (sendKey) =>
    call(async () => {
      await assertSameMember(username)
      return sendForm('uploadCreation', fields, halves, {
        sendKey,
        onProgress: (fraction) => onProgress((first + fraction * (whole - first)) / whole),
      })
    }),
  )
  return { status: shown(status), known }
}

/** A reviewer may decide before this answer arrives. Only `approved` counts as published. */
const shown = (status: string) => (status === 'approved' ? 'approved' : 'pending')
