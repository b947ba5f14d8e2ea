/**
 * Says whether the address of an entry follows its name: only while the entry is new, because addresses are printed.
 */
import { useState } from 'react'

export function useAddressFollows(key: string): boolean {
  const [isNew] = useState(/^(?:entry-\d+)?$/.test(key))
  return isNew
}
