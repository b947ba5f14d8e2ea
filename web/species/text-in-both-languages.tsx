/** A text in which both languages may stand side by side, each piece marked as what it is. */
import { languageRuns } from './language-of-text.ts'

export function TextInBothLanguages({ text }: { text: string }) {
  return languageRuns(text).map((run, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one text never move
    <span key={place} lang={run.chinese ? 'zh-Hans' : 'en'}>
      {run.text}
    </span>
  ))
}
