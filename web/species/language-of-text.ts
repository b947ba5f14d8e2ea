/** Whether a piece of text is Chinese: so that it is read aloud and set as what it is. */
const ideograph = /\p{Script=Han}/gu
const letter = /\p{L}/gu

/** Chinese where at least three letters in ten are ideographs: a Latin name in it changes nothing. */
export function isChinese(text: string): boolean {
  const letters = text.match(letter)?.length ?? 0
  const ideographs = text.match(ideograph)?.length ?? 0
  return ideographs > 0 && ideographs / letters >= 0.3
}
