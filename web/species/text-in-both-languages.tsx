/** Shows a text that may contain both languages, and marks each part with its language. */
import { type LanguageRun, languageRuns } from '../../contract/text/language-of-text.ts'

export function TextInBothLanguages({ text }: { text: string }) {
  return <LanguageRuns runs={languageRuns(text)} />
}

export function LanguageRuns({ runs }: { runs: LanguageRun[] }) {
  return runs.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one text never move
    <span key={index} lang={run.chinese ? 'zh-Hans' : 'en'}>
      {run.text}
    </span>
  ))
}
