/**
 * The statement of an author about rights and people, asked once for each batch of files. A changed wording
 * gets a new identifier; the earlier ones stay, because devices may send them later.
 */
export const consentWordings = ['2026-11'] as const

export type ConsentWording = (typeof consentWordings)[number]

export const presentConsentWording: ConsentWording = '2026-11'
