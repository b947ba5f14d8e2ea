/** Compares the speed of uploads to the site with that of bare sharp, which makes renditions of similar pictures. */
import sharp from 'sharp'
import { decode, uploadFormats } from '../../server/media/decoding/decode.ts'
import { makeRenditions } from '../../server/media/renditions.ts'
import { median } from './load.ts'

const files = 8

export interface IntakeSpeed {
  /** Pictures per second. */
  site: number
  sharp: number
}

/** @param send a function that uploads pictures, and resolves when the site has accepted the pictures */
export async function compareIntake(
  send: (pictures: Buffer[]) => Promise<void>,
  rounds: number,
): Promise<IntakeSpeed> {
  const site: number[] = []
  const bare: number[] = []
  for (let round = 0; round < rounds; round++) {
    const [barePictures, sitePictures] = [await photographs(round), await photographs(round + 1000)]
    bare.push(await perSecond(() => processBare(barePictures)))
    site.push(await perSecond(() => send(sitePictures)))
  }
  return { site: median(site), sharp: median(bare) }
}

async function perSecond(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (files * 1000) / (performance.now() - startedAt)
}

/** Processes pictures without network, files or database, two at once, as on two cores. */
async function processBare(pictures: Buffer[]): Promise<void> {
  const remaining = [...pictures]
  const work = async () => {
    for (let bytes = remaining.pop(); bytes; bytes = remaining.pop()) {
      await makeRenditions(await decode(bytes, uploadFormats))
    }
  }
  await Promise.all([work(), work()])
}

/**
 * Makes different photographs of 12 megapixels, with noise that resembles leaves.
 */
export function photographs(seed: number): Promise<Buffer[]> {
  return Promise.all(
    Array.from({ length: files }, (_, index) => {
      const noise = {
        type: 'gaussian',
        mean: 60 + ((seed * files + index) % 130),
        sigma: 20,
      } as const
      const create = { width: 4000, height: 3000, channels: 3, background: '#000', noise } as const
      return sharp({ create }).jpeg({ quality: 80 }).toBuffer()
    }),
  )
}
