/** Writes the addresses of the page of all terms, and of a term on this page. */
export const termsAddress = '/terms'

export const termAddress = (key: string) => `${termsAddress}#${encodeURIComponent(key)}`
