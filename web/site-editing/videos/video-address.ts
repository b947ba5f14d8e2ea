/** Reads the id of a video from the address that Bilibili or YouTube shows, and makes an address from an id. */

const bilibili = /(?:^|[/=])(BV[0-9A-Za-z]{10})(?![0-9A-Za-z])/
const youtube =
  /^(?:https?:\/\/)?(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/

/** @returns the site and the id of the video; undefined without a Bilibili id or a YouTube address of a video */
export function videoAt(address: string): { kind: 'bilibili' | 'youtube'; id: string } | undefined {
  const text = address.trim()
  const [, bv] = bilibili.exec(text) ?? []
  if (bv) return { kind: 'bilibili', id: bv }
  const [, id] = youtube.exec(text) ?? []
  return id ? { kind: 'youtube', id } : undefined
}

/** @returns the address of the video at Bilibili or YouTube; empty without an id */
export function addressOfVideo({ kind, id }: { kind: 'bilibili' | 'youtube'; id: string }): string {
  if (id === '') return ''
  const base =
    kind === 'bilibili' ? 'https://www.bilibili.com/video/' : 'https://www.youtube.com/watch?v='
  return base + id
}
