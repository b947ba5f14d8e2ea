/**
 * Memory that all pictures being decoded in this process may take together (security.md 67). A picture
 * waits until its share is free; the one that waits longest is admitted first.
 */
import { decodingBytesMaximum } from '../../contract/limits.ts'

export type DecodingBudget = ReturnType<typeof createDecodingBudget>

export function createDecodingBudget(total: number) {
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
    total,

    /**
     * Runs the work once its bytes are free, and gives them back when it ends or fails.
     * @throws {RangeError} for a share that is larger than the budget or not a number of bytes
     */
    async spend<Result>(bytes: number, work: () => Promise<Result>): Promise<Result> {
      if (!(bytes >= 0 && bytes <= total)) throw new RangeError(`No share can have ${bytes} bytes`)
      await new Promise<void>((admit) => {
        waiting.push({ bytes, admit })
        admitNext()
      })
      try {
        return await work()
      } finally {
        free += bytes
        admitNext()
      }
    },
  }
}

/** The budget of this process. Every decoder uses it. */
export const decodingBudget = createDecodingBudget(decodingBytesMaximum)
