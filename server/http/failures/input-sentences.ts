/** Describes the problems of an input in sentences. The `fields` of the answer repeat each problem for programs. */
import {
  passwordMaximum,
  passwordMinimum,
  usernameMaximum,
  usernameMinimum,
} from '../../../contract/limits.ts'
import { problems } from '../../../contract/schemas/species-record.ts'
import type { Language } from './caller-language.ts'

type Translations = Record<Language, string>

/** The end of each sentence, after the name of the field, by problem. */
const sentences: Record<string, Translations> = {
  [problems.missing]: { en: 'is required', zh: '必须填写' },
  [problems.noLetter]: { en: 'must have at least one letter', zh: '至少要有一个文字' },
  [problems.notAnAddress]: {
    en: 'must be an http or https address',
    zh: '必须是 http 或 https 网址',
  },
  [problems.notADate]: { en: 'must be a date', zh: '必须是日期' },
  [problems.notARank]: { en: 'must be a rank such as species', zh: '必须是“种”一类的等级' },
  [problems.notOneWord]: { en: 'must be one Latin word', zh: '必须是一个拉丁词' },
  [problems.notCharacters]: {
    en: 'must have lines such as “petals: five”',
    zh: '每行须为“特征：选项”，例如“petals: five”',
  },
  'is in the future': { en: 'must not be in the future', zh: '不能晚于今天' },
  'is in the past': { en: 'must not be in the past', zh: '不能早于今天' },
  'is too far ahead': { en: 'is too far ahead', zh: '离今天太远' },
  'is not a JSON list': { en: 'must be a list in JSON', zh: '必须是 JSON 列表' },
  'is not a licence': { en: 'must be a licence', zh: '必须是许可协议' },
  'id or ids is required': { en: 'must have id or ids', zh: '必须含有 id 或 ids' },
  required: { en: 'is required', zh: '必须填写' },
  class_missing: { en: 'must name a class', zh: '必须写明班级' },
  list_too_long: { en: 'is too long', zh: '太长' },
  username_short: {
    en: `must have at least ${usernameMinimum} characters`,
    zh: `至少要有 ${usernameMinimum} 个字符`,
  },
  username_long: {
    en: `must have at most ${usernameMaximum} characters`,
    zh: `最多 ${usernameMaximum} 个字符`,
  },
  username_characters: {
    en: 'may contain only letters, digits, _, - and .',
    zh: '只能使用文字、数字和 _ - .',
  },
  username_unseen: { en: 'must not contain invisible characters', zh: '不能含有不可见字符' },
  password_short: {
    en: `must have at least ${passwordMinimum} characters`,
    zh: `至少要有 ${passwordMinimum} 个字符`,
  },
  password_long: {
    en: `must have at most ${passwordMaximum} characters`,
    zh: `最多 ${passwordMaximum} 个字符`,
  },
}

const names: Record<string, Translations> = {
  username: { en: 'The username', zh: '用户名' },
  password: { en: 'The password', zh: '密码' },
  newPassword: { en: 'The new password', zh: '新密码' },
  input: { en: 'The input', zh: '提交的内容' },
}

const fullStops: Translations = { en: '.', zh: '。' }
const spaces: Translations = { en: ' ', zh: '' }

/** @returns one sentence for each field @param fields the problem of each field, as a code or in English */
export function inputSentences(fields: Record<string, string>, language: Language): string {
  return Object.entries(fields)
    .map(([field, problem]) => {
      const name = names[field]?.[language] ?? `“${field}”`
      return `${name}${spaces[language]}${predicate(problem, language)}${fullStops[language]}`
    })
    .join(spaces[language])
}

function predicate(problem: string, language: Language): string {
  const translations = sentences[problem]
  if (translations) return translations[language]
  const maximum = /^is longer than (\d+) characters$/.exec(problem)?.[1]
  if (maximum) {
    return language === 'zh' ? `最多 ${maximum} 个字符` : `must have at most ${maximum} characters`
  }
  if (language === 'zh') return '的值无效'
  // Other problems are in English: `is used twice`, or a sentence of the schema library.
  return /^(is|must|may|has) /.test(problem) ? problem : `is not valid (${problem})`
}
