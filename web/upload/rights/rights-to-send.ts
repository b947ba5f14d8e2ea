/** Returns the fields of a form for its licence and its author's consent, and the date of the consent. */
import { presentConsentWording } from '../../../contract/rights/consent.ts'

export function rightsToSend({ licence, consentOn }: { licence?: string; consentOn?: string }) {
  return {
    ...(licence && { licence }),
    ...(consentOn && { consentOn, consentWording: presentConsentWording }),
  }
}

/** @returns today's date on this device, `YYYY-MM-DD` */
export function today(now = new Date()): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
