/** Returns the fields of a form for licence and consent, and today's date. */
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
