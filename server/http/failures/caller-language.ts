/** Finds a caller's language. The reader's choice comes first, then the header `Accept-Language`, then English. */
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
  const supported = accepted.filter(({ tag, weight }) => /^(en|zh)(-|$)/.test(tag) && weight > 0)
  const [preferred] = supported.toSorted((a, b) => b.weight - a.weight)
  return preferred?.tag.startsWith('zh') ? 'zh' : 'en'
}
