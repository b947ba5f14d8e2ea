/**
 * Lists the wordings of the consent, the author's statement about rights and people. A changed wording gets a new
 * identifier; the earlier identifiers stay, because a device may send an earlier wording later.
 */
export const consentWordings = ['2026-11'] as const

export type ConsentWording = (typeof consentWordings)[number]

export const presentConsentWording: ConsentWording = '2026-11'
