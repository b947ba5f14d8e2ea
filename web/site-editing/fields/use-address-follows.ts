/**
 * Returns whether the address of an entry follows the name of the entry. Only an empty address, or an address such as
 * `entry-1`, follows the name, because any other address may be printed.
 */
import { useState } from 'react'

export function useAddressFollows(key: string): boolean {
  const [isNew] = useState(/^(?:entry-\d+)?$/.test(key))
  return isNew
}
