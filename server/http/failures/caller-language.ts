/** Finds a caller's language. The caller's own choice comes first, then the header `Accept-Language`, then English. */
import type { IncomingHttpHeaders } from 'node:http'

export type Language = 'en' | 'zh'

/** Maximum number of languages that the site reads from the header. Browsers send fewer than ten. */
const languagesMaximum = 20

export function callerLanguage(headers: IncomingHttpHeaders): Language {
  const chosenLanguage = /(?:^|;\s*)language=(en|zh)(?:;|$)/.exec(headers.cookie ?? '')?.[1]
  if (chosenLanguage) return chosenLanguage as Language
  const acceptedLanguages = (headers['accept-language'] ?? '')
    .split(',', languagesMaximum)
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';')
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { tag: tag.trim().toLowerCase(), weight: Number(weight?.trim().slice(2) ?? 1) || 0 }
    })
  const supportedLanguages = acceptedLanguages.filter(
    ({ tag, weight }) => /^(en|zh)(-|$)/.test(tag) && weight > 0,
  )
  const [preferredLanguage] = supportedLanguages.toSorted((a, b) => b.weight - a.weight)
  return preferredLanguage?.tag.startsWith('zh') ? 'zh' : 'en'
}
