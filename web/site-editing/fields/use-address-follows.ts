/** Whether the address of an entry follows its name: only while it is new, because addresses are printed. */
import { useState } from 'react'

export function useAddressFollows(key: string): boolean {
  const [isNew] = useState(/^(?:entry-\d+)?$/.test(key))
  return isNew
}
