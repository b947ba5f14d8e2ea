/** Tests that the key of a draft belongs to only one account. */
import { expect, test } from 'vitest'
import { draftKey, isDraftOf } from './storage-names.ts'

test.each(['lin', 'lin yue', 'lin","plant', 'lin"', '林', 'lin\\'])(
  'assigns the draft of %s to no other account',
  (username) => {
    const key = draftKey('plant', username)
    expect(isDraftOf(username, key)).toBe(true)
    for (const otherName of ['li', 'lin-', 'lin"', 'plant', '']) {
      if (otherName === username) continue
      expect([otherName, isDraftOf(otherName, key)]).toEqual([otherName, false])
    }
    expect(isDraftOf(username, key.replace('draft ', ''))).toBe(false)
  },
)
