/** Something that is not as it must be, and what would mend it. */

export interface Finding {
  /** For people: which thing, and what is wrong with it. */
  what: string
  /** @returns what it did, in words; undefined when it could do nothing now. */
  mend(): Promise<string | undefined>
}
