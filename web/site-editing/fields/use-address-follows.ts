/**
 * Decides whether the address of an entry is made from its name: only for a new entry, because addresses are printed.
 */
import { useState } from 'react'

export function useAddressFollows(key: string): boolean {
  const [isNew] = useState(/^(?:entry-\d+)?$/.test(key))
  return isNew
}
