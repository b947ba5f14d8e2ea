/** Describes the problems of tables of names, in the language of the operator's terminal or in English. */
import { nameMaximum, referenceRejectedMaximum } from '../../../contract/limits.ts'
import type {
  ReferenceProblem,
  ReferenceReason,
} from '../../../contract/reference/reference-problems.ts'

export type Language = 'en' | 'zh'

/** @returns Chinese if the terminal's locale is Chinese, such as `LANG=zh_CN.UTF-8`; otherwise English */
export function terminalLanguage(environment: NodeJS.ProcessEnv): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = environment
  return /^zh/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'zh' : 'en'
}

const messages: Record<Language, Record<ReferenceReason, (detail: string) => string>> = {
  en: {
    nameMissing: () => 'scientificName is missing',
    tooLong: (column) => `${column} is longer than ${nameMaximum} characters`,
    tooManyCells: () => 'the line has more cells than the first line',
    notUtf8: () => 'the text is not in UTF-8: save the file as "CSV UTF-8"',
    notNames: (headings) =>
      `the file is not a table of names. Commas must separate the cells, and the first line must have a cell scientificName or genus. The first line has: ${headings}`,
    noNames: () => 'the file has no names',
    brokenQuotes: () => 'a quotation mark is missing or is inside a cell',
    endlessLine: () => 'the line is longer than 4 MB',
    brokenCsv: (reason) => `the file is not valid CSV (${reason})`,
    tooManyInvalid: () => `more than ${referenceRejectedMaximum} lines are invalid`,
    unreadable: () => 'the file cannot be read',
  },
  zh: {
    nameMissing: () => '缺少 scientificName',
    tooLong: (column) => `${column} 超过 ${nameMaximum} 个字符`,
    tooManyCells: () => '这一行的单元格比首行多',
    notUtf8: () => '文字不是 UTF-8 编码，请把文件另存为“CSV UTF-8”',
    notNames: (headings) =>
      `这不是名录文件。首行必须有用逗号分隔的 scientificName 或 genus 列，而文件中是：${headings}`,
    noNames: () => '文件中没有名称',
    brokenQuotes: () => '缺少引号，或单元格中间有引号',
    endlessLine: () => '这一行超过 4 MB',
    brokenCsv: (reason) => `文件不是有效的 CSV（${reason}）`,
    tooManyInvalid: () => `无效行超过 ${referenceRejectedMaximum} 行`,
    unreadable: () => '无法读取这个文件',
  },
}

/** @returns one line, such as `names.csv, line 3: scientificName is missing` */
export function problemWords(language: Language, problem: ReferenceProblem): string {
  const { reason, file, line, detail } = problem
  const text = messages[language][reason](detail)
  if (language === 'zh') return `${file}${line === null ? '' : `，第 ${line} 行`}：${text}`
  return `${file}${line === null ? '' : `, line ${line}`}: ${text}`
}
