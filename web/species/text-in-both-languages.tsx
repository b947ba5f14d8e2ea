/** Names or short texts in one line, the Chinese ones marked as Chinese. */
import { isChinese } from './language-of-text.ts'

export function TextInBothLanguages({ text }: { text: string }) {
  const pieces = text.split(/(?<=[,;，；、\n])/u)
  return pieces.map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
    <span key={place} lang={isChinese(piece) ? 'zh-Hans' : 'en'}>
      {piece}
    </span>
  ))
}
