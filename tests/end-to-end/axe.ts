/** What axe finds on a page against WCAG 2.0 to 2.2, A and AA, and the looks that pages are tried in. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { dose, isWholeDose } from '../harness/doses/dose.ts'

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules that read colours and sizes. The result of every other rule is the same in every look. */
const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'target-size']

/** `every` once a page; `look` for its other widths, colours and languages. */
export type Rules = 'every' | 'look'

/** Both languages and both colour schemes between them; the first gets every rule. */
export const looks = dose(
  [
    { language: 'en', locale: 'en-GB', colorScheme: 'light', rules: 'every' },
    { language: 'zh', locale: 'zh-CN', colorScheme: 'dark', rules: 'look' },
  ] as const,
  [
    { language: 'en', locale: 'en-GB', colorScheme: 'light', rules: 'every' },
    { language: 'zh', locale: 'zh-CN', colorScheme: 'dark', rules: 'every' },
    { language: 'en', locale: 'en-GB', colorScheme: 'dark', rules: 'every' },
    { language: 'zh', locale: 'zh-CN', colorScheme: 'light', rules: 'every' },
  ] as const,
)

/** @returns what breaks the standard, an element a line. `npm run test:all` applies every rule always. */
export async function violations(page: Page, rules: Rules = 'every'): Promise<string[]> {
  // Otherwise axe opens a second page for each result, which only frames of other sites need.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  if (rules === 'every' || isWholeDose) axe.withTags(standard)
  else axe.withRules(rulesOfLooks)
  const found = (await axe.analyze()).violations
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  )
}
