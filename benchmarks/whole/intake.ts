/** Pictures taken in by the site, beside bare sharp doing the same work to the same bytes. */
import sharp from 'sharp'
import { decode, uploadFormats } from '../../server/media/decoding/decode.ts'
import { makeRenditions } from '../../server/media/renditions.ts'
import { median } from './load.ts'

const files = 8

export interface IntakeSpeed {
  /** Pictures a second. */
  site: number
  sharp: number
}

/** @param send uploads some pictures and resolves when they are taken */
export async function compareIntake(
  send: (pictures: Buffer[]) => Promise<void>,
  rounds: number,
): Promise<IntakeSpeed> {
  const ours: number[] = []
  const bare: number[] = []
  for (let round = 0; round < rounds; round++) {
    const [one, other] = [await photographs(round), await photographs(round + 1000)]
    bare.push(await perSecond(() => processBare(one)))
    ours.push(await perSecond(() => send(other)))
  }
  return { site: median(ours), sharp: median(bare) }
}

async function perSecond(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return (files * 1000) / (performance.now() - begun)
}

/** The work of sharp alone: nothing is sent, stored or written down. Two at once, as on two cores. */
async function processBare(pictures: Buffer[]): Promise<void> {
  const waiting = [...pictures]
  const work = async () => {
    for (let bytes = waiting.pop(); bytes; bytes = waiting.pop()) {
      await makeRenditions(await decode(bytes, uploadFormats))
    }
  }
  await Promise.all([work(), work()])
}

/** Each another, like a phone's: 12 megapixels with the noise of leaves in the wind. */
function photographs(seed: number): Promise<Buffer[]> {
  return Promise.all(
    Array.from({ length: files }, (_, place) => {
      const noise = {
        type: 'gaussian',
        mean: 60 + ((seed * files + place) % 130),
        sigma: 20,
      } as const
      const create = { width: 4000, height: 3000, channels: 3, background: '#000', noise } as const
      return sharp({ create }).jpeg({ quality: 80 }).toBuffer()
    }),
  )
}
