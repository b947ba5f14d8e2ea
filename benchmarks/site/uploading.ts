/** Registers members of a measured site, and uploads pictures as these members. */
import { measuredSpecies, type RunningSite } from './made-site.ts'

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

/** @throws unless the site accepts all files */
export async function upload(
  site: RunningSite,
  token: string,
  files: Buffer[],
  latinName = measuredSpecies,
): Promise<void> {
  const { files: receivedFiles, ...answer } = await send(site, token, files, latinName)
  if (!receivedFiles?.every(({ outcome }) => outcome === 'sent')) {
    throw new Error(`The upload failed: ${JSON.stringify({ ...answer, files: receivedFiles })}`)
  }
}

/** @returns the outcome of the file: `sent`, `known`, or the reason for its rejection */
export async function sendFile(site: RunningSite, token: string, file: Buffer): Promise<string> {
  const { files, message } = await send(site, token, [file])
  return files?.[0]?.outcome ?? message
}

async function send(
  { address }: RunningSite,
  token: string,
  files: Buffer[],
  latinName = measuredSpecies,
) {
  const form = new FormData()
  const fields = { picEnglishName: latinName, picSeason: 'spring', month: '2025-03-01' }
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  for (const field of ['picPhotographer', 'picSetting']) form.append(field, 'Nobody')
  for (const bytes of files) form.append('files', new Blob([Buffer.from(bytes)]), 'photograph.jpg')
  const response = await fetch(`${address}/api/uploadPic`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  return (await response.json()) as { message: string; files?: { outcome: string }[] }
}
