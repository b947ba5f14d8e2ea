/**
 * Limits the memory of all decoding in this process (security.md 67). A picture waits until its share is
 * free, in order of arrival. A picture that needs more than the total is decoded alone.
 */
import { decodingBytesMaximum, decodingBytesTogether } from '../../../contract/limits.ts'

export type DecodingBudget = ReturnType<typeof createDecodingBudget>

/**
 * @param total bytes of all pictures together
 * @param most bytes of one picture that is decoded alone; at least `total`
 */
export function createDecodingBudget(total: number, most = total) {
  const waiting: { bytes: number; admit: () => void }[] = []
  let free = total

  /** Keeps the order: a small picture never passes a large one, so no picture waits for ever. */
  function admitNext(): void {
    for (let next = waiting[0]; next && next.bytes <= free; next = waiting[0]) {
      waiting.shift()
      free -= next.bytes
      next.admit()
    }
  }

  return {
    most,

    /** @returns whether a picture is being decoded */
    isInUse: () => free < total,

    /** @returns the number of pictures that wait for their share */
    waitingCount: () => waiting.length,

    /**
     * Runs the work as soon as its bytes are free, and releases them when it ends or fails.
     * @throws {RangeError} for more bytes than one picture may take, and for a value that is no size
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
