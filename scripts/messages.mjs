/**
 * Compares the messages of both languages, as a part of `npm run verify`. The compiler of messages falls back to
 * English for a missing translation, and only the English messages define the types.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { giveUp, root } from './programs/pinned-node.mjs'

/**
 * A message has one wording, or a wording for each case ("1 stop", "2 stops").
 * @typedef {string | { match: Record<string, string> }[]} Message
 * @typedef {Record<string, Message>} Messages
 */

/**
 * @param {Messages} english
 * @param {Messages} chinese
 * @returns {string[]} one sentence for each message that is missing or empty, or has different parameters
 */
export function compareMessages(english, chinese) {
  const keys = new Set([...Object.keys(english), ...Object.keys(chinese)])
  return [...keys].flatMap((key) => compareMessage(key, english[key], chinese[key]))
}

/**
 * @param {string} key the key of the message in both files
 * @param {Message | undefined} english
 * @param {Message | undefined} chinese
 */
function compareMessage(key, english = '', chinese = '') {
  if (isEmpty(english)) return [`messages/en.json: ${key} is missing or empty`]
  if (isEmpty(chinese)) return [`messages/zh.json: ${key} is missing or empty`]
  const [englishParameters, chineseParameters] = [parametersOf(english), parametersOf(chinese)]
  if (englishParameters === chineseParameters) return []
  return [
    `messages: ${key} has the parameters ${englishParameters} in en.json, ${chineseParameters} in zh.json`,
  ]
}

/** @param {Message} message */
function wordingsOf(message) {
  return typeof message === 'string'
    ? [message]
    : message.flatMap(({ match }) => Object.values(match))
}

/** @param {Message} message */
function isEmpty(message) {
  return wordingsOf(message).some((wording) => !wording.trim())
}

/** @param {Message} message */
function parametersOf(message) {
  const names =
    wordingsOf(message)
      .join()
      .match(/\{\w+\}/g) ?? []
  return [...new Set(names)].sort().join(' ') || 'none'
}

/** @param {string} language `en` or `zh` @returns {Messages} */
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
