/** Finds messages of the interface in one language, for journeys that run in both languages. */
import { readFileSync } from 'node:fs'

type Values = Record<string, string | number>

/** @returns a function that finds a message by its key and fills in its values */
export function messagesIn(language: 'en' | 'zh') {
  const messages: Record<string, string> = JSON.parse(
    readFileSync(`messages/${language}.json`, 'utf8'),
  )
  return (key: string, values: Values = {}): string => {
    const message = messages[key]
    if (message === undefined) throw new Error(`There is no message ${key}`)
    return message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
  }
}
