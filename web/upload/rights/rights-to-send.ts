/** Makes the request fields for the licence and the consent. */
import { presentConsentWording } from '../../../contract/rights/consent.ts'

export function rightsToSend({ licence, consentOn }: { licence?: string; consentOn?: string }) {
  return {
    ...(licence && { licence }),
    ...(consentOn && { consentOn, consentWording: presentConsentWording }),
  }
}
