/** Sending pictures to a site that is measured, as a member does. */
import { measured, type RunningSite } from './made-site.ts'

let members = 0

export async function becomeMember({ address }: RunningSite): Promise<string> {
  const response = await fetch(`${address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username: `measurer${++members}`,
      password: '疏影横斜水清浅，暗香浮动',
    }),
  })
  return ((await response.json()) as { token: string }).token
}

/** @throws when any of them was not taken */
export async function upload(
  { address }: RunningSite,
  token: string,
  files: Buffer[],
): Promise<void> {
  const form = new FormData()
  const fields = { picEnglishName: measured, picSeason: 'spring', month: '2025-03-01' }
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  for (const field of ['picPhotographer', 'picSetting']) form.append(field, 'Nobody')
  for (const bytes of files) form.append('files', new Blob([Buffer.from(bytes)]), 'photograph.jpg')
  const response = await fetch(`${address}/api/uploadPic`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const answer = (await response.json()) as { files?: { outcome: string }[] }
  if (!answer.files?.every(({ outcome }) => outcome === 'sent')) {
    throw new Error(`The upload was not taken: ${JSON.stringify(answer)}`)
  }
}
