/** Shows a text that may contain both languages, and marks each part with its language. */
import { languageRuns } from '../../contract/text/language-of-text.ts'

export function TextInBothLanguages({ text }: { text: string }) {
  return languageRuns(text).map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one text never move
    <span key={index} lang={run.chinese ? 'zh-Hans' : 'en'}>
      {run.text}
    </span>
  ))
}
