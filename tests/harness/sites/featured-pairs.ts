/** Features pairs on the home page by calls of an admin. */
import { camellia, grebe } from '../collections/field-species.ts'
import type { RunningSite } from './running-site.ts'

const admin = { username: 'curator', password: '疏影横斜水清浅，暗香浮动' }

/** The featured pairs in the order of the page, the latest pair first. */
export const featuredPairs = [
  { kind: 'plant', names: camellia, artwork: 0 },
  { kind: 'bird', names: grebe, artwork: 0 },
  { kind: 'plant', names: camellia, artwork: 1 },
] as const

interface Images {
  pics: { _id: string }[]
  arts: { _id: string }[]
}

export async function featurePairs(site: RunningSite): Promise<void> {
  await site.appoint(admin.username, admin.password)
  const { token } = await call<{ token: string }>(site, 'login', admin)
  for (const { kind, names, artwork } of featuredPairs.toReversed()) {
    const { pics, arts } = await call<Images>(site, 'getPicsAndArts', { plant: names[0], kind })
    const pair = { picId: pics[artwork]?._id, artId: arts[artwork]?._id }
    await call(site, 'featureToHome', pair, token)
  }
}

async function call<Answer>(
  { origin }: RunningSite,
  name: string,
  input: object,
  token = '',
): Promise<Answer> {
  const answer = await fetch(`${origin}/api/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(input),
  })
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}
