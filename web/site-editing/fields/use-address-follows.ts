/**
 * Returns whether the address of an entry follows its name. Only a new entry has such an address, because the address
 * of an existing entry may be printed.
 */
import { useState } from 'react'

export function useAddressFollows(key: string): boolean {
  const [isNew] = useState(/^(?:entry-\d+)?$/.test(key))
  return isNew
}
