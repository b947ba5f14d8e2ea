/**
 * Compares the messages of the two languages, as a part of `npm run verify`. The compiler of messages
 * falls back to English for a missing translation, and the types know English alone.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { giveUp, root } from './programs/pinned-node.mjs'

/** @typedef {Record<string, string>} Messages */

/**
 * @param {Messages} english
 * @param {Messages} chinese
 * @returns {string[]} one sentence for each mistake
 */
export function compareMessages(english, chinese) {
  const keys = new Set([...Object.keys(english), ...Object.keys(chinese)])
  return [...keys].flatMap((key) => compareMessage(key, english[key], chinese[key]))
}

/**
 * @param {string} key
 * @param {string | undefined} english
 * @param {string | undefined} chinese
 */
function compareMessage(key, english, chinese) {
  if (!english?.trim()) return [`messages/en.json: ${key} is missing or empty`]
  if (!chinese?.trim()) return [`messages/zh.json: ${key} is missing or empty`]
  const [wanted, given] = [parametersOf(english), parametersOf(chinese)]
  if (wanted === given) return []
  return [`messages: ${key} has the parameters ${wanted} in en.json, ${given} in zh.json`]
}

/** @param {string} message */
function parametersOf(message) {
  const names = message.match(/\{\w+\}/g) ?? []
  return [...new Set(names)].sort().join(' ') || 'none'
}

/** @param {string} language @returns {Messages} */
function readMessages(language) {
  const { $schema, ...messages } = JSON.parse(
    readFileSync(path.join(root, 'messages', `${language}.json`), 'utf8'),
  )
  return messages
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const mistakes = compareMessages(readMessages('en'), readMessages('zh'))
  if (mistakes.length > 0) giveUp(mistakes.join('\n'))
}
