/** Detects whether a text is Chinese, and splits a text by language, for pronunciation and fonts. */
const ideograph = /\p{Script=Han}/gu
const letter = /\p{L}/gu

/**
 * @returns whether at least three letters in ten are ideographs, so that a Chinese text may contain Latin names
 */
export function isChinese(text: string): boolean {
  const letters = text.match(letter)?.length ?? 0
  const ideographs = text.match(ideograph)?.length ?? 0
  return ideographs > 0 && ideographs / letters >= 0.3
}

/** Ideographs, and Chinese punctuation marks, some of which English texts contain too. */
const maybeChinese = /([\p{Script=Han}，。；：、！？“”‘’（）《》…—]+)/u
const hasIdeograph = /\p{Script=Han}/u

export interface LanguageRun {
  text: string
  chinese: boolean
}

/**
 * Splits a text where its language changes, in linear time (security.md 66). Punctuation without an ideograph beside it
 * belongs to the surrounding text.
 * @returns the parts in order
 */
export function languageRuns(text: string): LanguageRun[] {
  const runs: LanguageRun[] = []
  for (const [index, piece] of text.split(maybeChinese).entries()) {
    const chinese = index % 2 === 1 && hasIdeograph.test(piece)
    const last = runs.at(-1)
    if (last && last.chinese === chinese) last.text += piece
    else if (piece) runs.push({ text: piece, chinese })
  }
  return runs
}

/**
 * Puts the Chinese part first, if a text such as `Old Wall 旧墙` has an English part before a Chinese part. The separator
 * stays between the parts.
 */
export function chineseRunsFirst(text: string): LanguageRun[] {
  const runs = languageRuns(text)
  const [first, second] = runs
  if (!second || runs.length > 2 || first?.chinese !== false) return runs
  const start = first.text.trimEnd().replace(/[,;]$/, '')
  return [
    { ...second, text: second.text + first.text.slice(start.length) },
    { ...first, text: start },
  ]
}

/** The width in English letters above which a text is long. A shorter text has a few lines. */
const longTextWidth = 1200

/** @returns whether one language of a text is long, and more than three times as long as the other language */
export function isLongInOneLanguage(text: string): boolean {
  const widths = { chinese: 0, english: 0 }
  for (const line of text.split('\n')) {
    if (isChinese(line)) widths.chinese += 2 * line.length
    else widths.english += line.length
  }
  const longer = Math.max(widths.chinese, widths.english)
  return longer > longTextWidth && longer > 3 * Math.min(widths.chinese, widths.english)
}
