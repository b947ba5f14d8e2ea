/**
 * Checks, as a part of `npm run verify`, the rules of plain English that a program can check. A sentence has at most 25
 * words and no vague word, and a comment has at most three sentences.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { giveUp, root } from '../programs/pinned-node.mjs'

const wordsMaximum = 25
const sentencesMaximum = 3
const topFolders = [
  'contract',
  'server',
  'web',
  'tests',
  'scripts',
  'benchmarks',
  'docs',
  'deploy',
  'content',
  'sample',
]
/** Generated files and fixtures. */
const exempt = /^web\/paraglide\b|^tests\/fixtures\b|^docs\/benchmarks\.md$/
const vagueWords = /\b(?:whoever|whatever|that which|leans? on|awake|asleep|held up|sent back)\b/i
/** The tag of a parameter, a result or an error, with its type. */
const tag = /(?:^|\s+)@[a-z]+\b\s*(?:\{[^}]*\})?/
const listItem = /\n\s*(?:[-*]|\d+\.) /
/** A full stop, a question mark or an exclamation mark, before a space and the start of the next sentence. */
const sentenceEnd = /(?<=[.!?][”")*`]*) (?=[A-Z`“"*[(0-9])(?<!\b(?:e\.g|i\.e|No|var|subsp|sp)\. )/

/**
 * @param {string} file the path of the file, which ends in `.md` for a document
 * @param {string} text
 * @returns {string[]} one text for each sentence or comment that breaks a rule
 */
export function findProseFaults(file, text) {
  const isDocument = file.endsWith('.md')
  return (isDocument ? paragraphsOf(text) : commentsOf(text)).flatMap(({ line, prose }) => {
    const place = `${file}:${line}`
    const parts = prose.split(tag)
    const [beforeLists = ''] = (parts[0] ?? '').split(listItem)
    const count = sentencesOf(beforeLists).length
    const tooMany = `${place} has a comment of ${count} sentences; the limit is ${sentencesMaximum}. Move the reasons to docs/decisions.`
    return [
      ...(!isDocument && count > sentencesMaximum ? [tooMany] : []),
      ...parts.flatMap(sentencesOf).flatMap((sentence) => faultsOf(place, sentence)),
    ]
  })
}

/** @param {string} place @param {string} sentence @returns {string[]} */
function faultsOf(place, sentence) {
  const count = countWords(sentence)
  const tooLong = `${place} has a sentence of ${count} words; the limit is ${wordsMaximum}. Split it: ${sentence}`
  const vagueWord = vagueWords.exec(sentence)?.[0]
  return [
    ...(count > wordsMaximum ? [tooLong] : []),
    ...(vagueWord ? [`${place} says "${vagueWord}". Name the subject: ${sentence}`] : []),
  ]
}

/** @param {string} prose one or more paragraphs and lists @returns {string[]} */
function sentencesOf(prose) {
  return prose
    .split(/\n\s*\n/)
    .flatMap((paragraph) => paragraph.split(listItem))
    .flatMap((paragraph) => paragraph.replace(/\s+/g, ' ').split(sentenceEnd))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** Counts a quoted text, or code between backticks, as one word. @param {string} sentence @returns {number} */
function countWords(sentence) {
  const words = sentence
    .replace(/`[^`]*`|"[^"]*"|“[^”]*”/g, 'quoted')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split(' ')
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** @param {string} code @returns {{ line: number, prose: string }[]} the comments that begin a line */
function commentsOf(code) {
  const comments = /^[ \t]*\{?\/\*([\s\S]*?)\*\/|(?:^[ \t]*\/\/.*\n?)+/gm
  return [...code.matchAll(comments)].map(({ index, 0: lines, 1: block }) => ({
    line: lineAt(code, index),
    prose: (block ?? lines).replace(/^[ \t]*(?:\/\/+|\*)/gm, ''),
  }))
}

/**
 * @param {string} text Markdown
 * @returns {{ line: number, prose: string }[]} the paragraphs and lists, without tables, headings and code
 */
function paragraphsOf(text) {
  const prose = text.replace(/^```[\s\S]*?^```|^[|#].*/gm, (left) => left.replace(/.+/g, ''))
  return [...prose.matchAll(/(?:^.*\S.*\n?)+/gm)].map(({ index, 0: paragraph }) => ({
    line: lineAt(prose, index),
    prose: paragraph.replace(/^\s*(?:[-*]|\d+\.) /, ''),
  }))
}

/** @param {string} text @param {number} index @returns {number} the line of that character, from 1 */
function lineAt(text, index) {
  return text.slice(0, index).split('\n').length
}

/** @param {string} folder path from the root, or '' @param {boolean} recursive @returns {string[]} */
function filesIn(folder, recursive) {
  return readdirSync(path.join(root, folder), { recursive, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => /\.(ts|tsx|mjs|css|md)$/.test(file) && !exempt.test(file))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = [...filesIn('', false), ...topFolders.flatMap((folder) => filesIn(folder, true))]
  const faults = files.flatMap((file) =>
    findProseFaults(file, readFileSync(path.join(root, file), 'utf8')),
  )
  if (faults.length > 0) giveUp(faults.join('\n'))
}
