/** Stores the licence that was chosen last on this device, for all forms and accounts. */
import { useEffect, useState } from 'react'
import { isLicence } from '../../../contract/rights/licences.ts'
import { requireLocalStorage } from '../../device/browser-storage.ts'
import { licenceKey } from '../../device/storage-names.ts'

/** @returns the licence, empty for the default of the site, and a function that changes the licence */
export function useLicence(): [string, (licence: string) => void] {
  const [licence, setLicence] = useState('')
  useEffect(() => {
    try {
      const stored = requireLocalStorage().getItem(licenceKey) ?? ''
      if (isLicence(stored)) setLicence(stored)
    } catch {
      // The browser denies access to its storage.
    }
  }, [])
  function change(next: string) {
    setLicence(next)
    try {
      requireLocalStorage().setItem(licenceKey, next)
    } catch {
      // If the browser cannot store the choice, the choice lasts as long as the page.
    }
  }
  return [licence, change]
}
