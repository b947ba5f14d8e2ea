/** Tests how the id of a video is read from an address, and how an address is made from an id. */
import { expect, test } from 'vitest'
import { addressOfVideo, videoAt } from './video-address.ts'

test.each([
  ['https://www.bilibili.com/video/BV1xx411c7mD/?spm_id_from=333', 'bilibili', 'BV1xx411c7mD'],
  ['https://player.bilibili.com/player.html?bvid=BV1xx411c7mD&page=1', 'bilibili', 'BV1xx411c7mD'],
  ['BV1xx411c7mD', 'bilibili', 'BV1xx411c7mD'],
  ['https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=3s', 'youtube', 'dQw4w9WgXcQ'],
  [' https://youtu.be/dQw4w9WgXcQ?si=a ', 'youtube', 'dQw4w9WgXcQ'],
  ['m.youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
])('reads the id and the site of the video from %s', (address, kind, id) =>
  expect(videoAt(address)).toEqual({ kind, id }),
)

test.each(['', 'https://elsewhere.example/watch?v=dQw4w9WgXcQ', 'BV1xx', 'https://youtu.be/short'])(
  'finds no video in %j',
  (address) => expect(videoAt(address)).toBeUndefined(),
)

test('makes an address from a stored id, and reads the same id from that address', () => {
  for (const video of [
    { kind: 'bilibili', id: 'BV1xx411c7mD' },
    { kind: 'youtube', id: 'dQw4w9WgXcQ' },
  ] as const)
    expect(videoAt(addressOfVideo(video))).toEqual(video)
})
