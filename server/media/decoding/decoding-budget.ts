/**
 * Memory that all pictures being decoded in this process may take together (security.md 67). A picture
 * waits until its share is free; the one that waits longest is admitted first. One that needs more than
 * all may take together is decoded alone.
 */
import { decodingBytesMaximum, decodingBytesTogether } from '../../../contract/limits.ts'

export type DecodingBudget = ReturnType<typeof createDecodingBudget>

/** @param most bytes of one picture that is decoded alone; at least as many as `total` */
export function createDecodingBudget(total: number, most = total) {
  const waiting: { bytes: number; admit: () => void }[] = []
  let free = total

  /** Strictly in order: a small picture never passes a large one, so no picture waits for ever. */
  function admitNext(): void {
    for (let next = waiting[0]; next && next.bytes <= free; next = waiting[0]) {
      waiting.shift()
      free -= next.bytes
      next.admit()
    }
  }

  return {
    most,

    /**
     * Runs the work once its bytes are free, and gives them back when it ends or fails.
     * @throws {RangeError} for more bytes than one picture may take, and for no number of bytes
     */
    async spend<Result>(bytes: number, work: () => Promise<Result>): Promise<Result> {
      if (!(bytes >= 0 && bytes <= most)) throw new RangeError(`No share can have ${bytes} bytes`)
      const share = Math.min(bytes, total)
      await new Promise<void>((admit) => {
        waiting.push({ bytes: share, admit })
        admitNext()
      })
      try {
        return await work()
      } finally {
        free += share
        admitNext()
      }
    },
  }
}

/** The budget of this process. Every decoder uses it. */
export const decodingBudget = createDecodingBudget(decodingBytesTogether, decodingBytesMaximum)
