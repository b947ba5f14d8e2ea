/** The addresses of the explained words: all on one page, each at its key. */
export const termsAddress = '/terms'

export const termAddress = (key: string) => `${termsAddress}#${encodeURIComponent(key)}`
