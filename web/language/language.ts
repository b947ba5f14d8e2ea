/**
 * Determines the language of a page. The address comes first (`?lang=zh`, which search engines use), then the reader's
 * choice, then the browser's preference.
 */
import { extractLocaleFromHeader } from '../paraglide/runtime.js'

export type Language = 'en' | 'zh'

const languageCookie = 'language'
/** One year in seconds. */
const cookieLifetime = 31_536_000

export function languageOf(request: Request): Language {
  const addressLanguage = new URL(request.url).searchParams.get('lang')
  if (isLanguage(addressLanguage)) return addressLanguage
  const cookieLanguage = /(?:^|;\s*)language=(\w+)/.exec(request.headers.get('cookie') ?? '')?.[1]
  if (isLanguage(cookieLanguage)) return cookieLanguage
  return extractLocaleFromHeader(request) ?? 'en'
}

export function isLanguage(text: unknown): text is Language {
  return text === 'en' || text === 'zh'
}

/** @returns the value of `<html lang>`. The site's Chinese is simplified. */
export function languageTag(language: Language): string {
  return language === 'zh' ? 'zh-Hans' : 'en'
}

export function languageCookieFor(language: Language): string {
  return `${languageCookie}=${language}; Path=/; Max-Age=${cookieLifetime}; SameSite=Lax; HttpOnly`
}
