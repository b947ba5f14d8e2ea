/**
 * Determines the language of a page: the address (`?lang=zh`, as search engines see it), else the
 * reader's choice, else the browser's preference.
 */
import { extractLocaleFromHeader } from '../paraglide/runtime.js'

export type Language = 'en' | 'zh'

const languageCookie = 'language'
const oneYear = 31_536_000

export function languageOf(request: Request): Language {
  const asked = new URL(request.url).searchParams.get('lang')
  if (isLanguage(asked)) return asked
  const chosen = /(?:^|;\s*)language=(\w+)/.exec(request.headers.get('cookie') ?? '')?.[1]
  if (isLanguage(chosen)) return chosen
  return extractLocaleFromHeader(request) ?? 'en'
}

export function isLanguage(text: unknown): text is Language {
  return text === 'en' || text === 'zh'
}

/** The value of `<html lang>`. The site's Chinese is simplified. */
export function languageTag(language: Language): string {
  return language === 'zh' ? 'zh-Hans' : 'en'
}

export function languageCookieFor(language: Language): string {
  return `${languageCookie}=${language}; Path=/; Max-Age=${oneYear}; SameSite=Lax; HttpOnly`
}
