/** Finds a caller's language: the reader's choice, else the preferred one of `Accept-Language`, else English. */
import type { IncomingHttpHeaders } from 'node:http'

export type Language = 'en' | 'zh'

/** Languages of the header that are read; browsers send fewer than ten. */
const readMaximum = 20

export function callerLanguage(headers: IncomingHttpHeaders): Language {
  const chosen = /(?:^|;\s*)language=(en|zh)(?:;|$)/.exec(headers.cookie ?? '')?.[1]
  if (chosen) return chosen as Language
  const accepted = (headers['accept-language'] ?? '').split(',', readMaximum).map((entry) => {
    const [tag = '', ...parameters] = entry.split(';')
    const weight = parameters.find((parameter) => parameter.trim().startsWith('q='))
    return { tag: tag.trim().toLowerCase(), weight: Number(weight?.trim().slice(2) ?? 1) || 0 }
  })
  const known = accepted.filter(({ tag, weight }) => /^(en|zh)(-|$)/.test(tag) && weight > 0)
  const [best] = known.toSorted((a, b) => b.weight - a.weight)
  return best?.tag.startsWith('zh') ? 'zh' : 'en'
}
