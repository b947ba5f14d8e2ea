/** Whether a piece of text is Chinese: so that it is read aloud and set as what it is. */
const ideograph = /\p{Script=Han}/gu
const letter = /\p{L}/gu

/** Chinese where at least three letters in ten are ideographs: a Latin name in it changes nothing. */
export function isChinese(text: string): boolean {
  const letters = text.match(letter)?.length ?? 0
  const ideographs = text.match(ideograph)?.length ?? 0
  return ideographs > 0 && ideographs / letters >= 0.3
}

const chineseRun =
  /([\p{Script=Han}，。；：、！？“”‘’（）《》…—]*\p{Script=Han}[\p{Script=Han}，。；：、！？“”‘’（）《》…—]*)/u

/** A text cut where its language changes. */
export function languageRuns(text: string): { text: string; chinese: boolean }[] {
  return text
    .split(chineseRun)
    .map((piece, place) => ({ text: piece, chinese: place % 2 === 1 }))
    .filter((run) => run.text !== '')
}
