/** Tests placeholders made from ThumbHashes. */
import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { describe, expect, test } from 'vitest'
import { placeholderOf } from './placeholder.ts'

async function thumbhashOf(width: number, height: number, colour: string): Promise<string> {
  const data = await sharp({ create: { width, height, channels: 4, background: colour } })
    .raw()
    .toBuffer()
  return Buffer.from(rgbaToThumbHash(width, height, data)).toString('base64')
}

function bytesOf(address: string): Buffer {
  const prefix = 'data:image/png;base64,'
  expect(address.startsWith(prefix)).toBe(true)
  return Buffer.from(address.slice(prefix.length), 'base64')
}

describe('a placeholder', () => {
  test.each([
    ['landscape', 90, 60],
    ['portrait', 40, 100],
    ['square', 50, 50],
    ['panorama', 100, 2],
  ])(
    'is a PNG with the orientation and the colour of a %s picture',
    async (_title, width, height) => {
      const address = placeholderOf(await thumbhashOf(width, height, '#2e7d32'))
      expect(address.length).toBeLessThan(260)
      const { data, info } = await sharp(bytesOf(address), { failOn: 'warning' })
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect(Math.max(info.width, info.height)).toBe(6)
      expect(Math.sign(info.width - info.height)).toBe(Math.sign(width - height))
      const [red = 0, green = 0, blue = 0] = data
      expect(Math.abs(red - 0x2e) + Math.abs(green - 0x7d) + Math.abs(blue - 0x32)).toBeLessThan(40)
    },
  )

  test('depends on its ThumbHash alone, new or cached', async () => {
    const pale = await thumbhashOf(30, 20, '#abc')
    const dark = await thumbhashOf(30, 20, '#123')
    const made = [pale, dark].map(placeholderOf)
    expect(made[0]).not.toBe(made[1])
    expect([pale, dark].map(placeholderOf)).toEqual(made)
    // The query makes Node load the module a second time, like another process.
    const other = (await import(`${'./placeholder.ts'}?again`)) as typeof import('./placeholder.ts')
    expect([dark, pale].map(other.placeholderOf)).toEqual(made.toReversed())
  })
})
