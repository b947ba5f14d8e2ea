/** Keeps the licence that was chosen last on this device, for all forms and accounts. */
import { useEffect, useState } from 'react'
import { isLicence } from '../../../contract/rights/licences.ts'
import { localStorageHere } from '../../device/browser-storage.ts'
import { licenceKey } from '../../device/storage-names.ts'

/** @returns the licence, empty for the default of the site, and a function that changes it */
export function useLicence(): [string, (licence: string) => void] {
  const [licence, setLicence] = useState('')
  useEffect(() => {
    try {
      const kept = localStorageHere().getItem(licenceKey) ?? ''
      if (isLicence(kept)) setLicence(kept)
    } catch {
      // The browser refuses access.
    }
  }, [])
  function change(next: string) {
    setLicence(next)
    try {
      localStorageHere().setItem(licenceKey, next)
    } catch {
      // The choice lasts as long as the page.
    }
  }
  return [licence, change]
}
