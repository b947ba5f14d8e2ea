/** Shows a text that may mix both languages, each part marked with its language. */
import { languageRuns } from '../../contract/text/language-of-text.ts'

export function TextInBothLanguages({ text }: { text: string }) {
  return languageRuns(text).map((run, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one text never move
    <span key={place} lang={run.chinese ? 'zh-Hans' : 'en'}>
      {run.text}
    </span>
  ))
}
