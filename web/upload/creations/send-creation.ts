/**
 * Sends a creation. A creation with a photograph needs two requests: one with the artwork, and one with both pictures
 * (specification, section 7). An artwork alone needs one request.
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
  /** Whether an equal creation was submitted or published before; false for a retry with the same idempotency key. */
  known: boolean
}

/**
 * Sends the draft with its files. A retry stores nothing twice, because the server finds the stored artwork by its
 * bytes and the stored creation by its idempotency key.
 * @throws the errors of the calls
 */
export async function sendCreation(
  draft: Draft<CreationValues>,
  { art, pic }: StoredFiles,
  { username, call, licence }: { username: string; call: SignedInCall; licence: string },
  onProgress: (sentFraction: number) => void,
): Promise<SentCreation> {
  if (!art) throw new Error('The creation has no artwork')
  const fields = fieldsToSend(draft.values, licence)
  const { season: _, ...artworkFields } = fields
  const artworkBytes = pic ? art.blob.size : 0
  const totalBytes = artworkBytes + art.blob.size + (pic?.blob.size ?? 0)
  const toFile = (field: string, { blob, name }: typeof art): FormFile => ({ field, blob, name })

  if (pic) {
    await call(async () => {
      await assertSameMember(username)
      return sendForm('uploadArt', artworkFields, [toFile('files', art)], {
        onProgress: (fraction) => onProgress((fraction * artworkBytes) / totalBytes),
      })
    })
  }
  const files = [...(pic ? [toFile('pic', pic)] : []), toFile('art', art)]
  const { status, known = false } = await sendDraft(draft, (sendKey) =>
    call(async () => {
      await assertSameMember(username)
      return sendForm('uploadCreation', fields, files, {
        sendKey,
        onProgress: (fraction) =>
          onProgress((artworkBytes + fraction * (totalBytes - artworkBytes)) / totalBytes),
      })
    }),
  )
  return { status: statusFor(status), known }
}

/** @returns the status for the form, which shows every status except `approved` as pending, even after a decision */
const statusFor = (status: string) => (status === 'approved' ? 'approved' : 'pending')
