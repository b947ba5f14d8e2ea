/** Checks a page with axe against WCAG 2.0 to 2.2, A and AA, and lists the looks for these checks. */
import type { Page } from '@playwright/test'
import axe, { type Result, type RunOptions } from 'axe-core'
import { dose, isWholeDose } from '../harness/doses/dose.ts'

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules about colours and sizes. Every other rule has the same result in every look. */
const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'target-size']

/** `every` applies all rules to one look of a page. `look` applies `rulesOfLooks` to the other looks of the page. */
export type Rules = 'every' | 'look'

/** The looks in which tests check forms, and the pages of members and admins. */
export const looks = dose(
  [{ language: 'en', locale: 'en-GB', colorScheme: 'light', rules: 'every' }] as const,
  [
    { language: 'en', locale: 'en-GB', colorScheme: 'light', rules: 'every' },
    { language: 'zh', locale: 'zh-CN', colorScheme: 'dark', rules: 'every' },
    { language: 'en', locale: 'en-GB', colorScheme: 'dark', rules: 'every' },
    { language: 'zh', locale: 'zh-CN', colorScheme: 'light', rules: 'every' },
  ] as const,
)

/** The widths, in pixels, at which tests check a form. Some rules are hardest to meet on a phone. */
export const widthsOfForms = dose([360], [360, 1280])

/** @returns a text for each element that violates a rule. `npm run test:all` always applies every rule. */
export async function violations(page: Page, rules: Rules = 'every'): Promise<string[]> {
  const appliedRules = rules === 'every' || isWholeDose ? standard : rulesOfLooks
  const results = await applyRules(page, appliedRules)
  const nodes = results.flatMap(({ id, nodes }) => nodes.map((node) => ({ id, ...node })))
  const texts: string[] = []
  for (const { id, target, html, failureSummary } of nodes) {
    if (id === 'target-size' && (await isLargeInTheMiddle(page, String(target[0])))) continue
    texts.push(`${id}: ${html.slice(0, 200)} ${failureSummary}`)
  }
  return texts
}

/**
 * @returns whether the target is large enough in the middle of the window. A bar at the foot of the window may cover a
 * part of the target until the reader scrolls.
 */
async function isLargeInTheMiddle(page: Page, target: string): Promise<boolean> {
  const element = page.locator(target)
  await element.evaluate((target) =>
    target.scrollIntoView({ block: 'center', behavior: 'instant' }),
  )
  return (await applyRules(page, ['target-size'], target)).length === 0
}

/**
 * @param rules names of rules, or tags of rules
 * @param scope a CSS selector
 * @returns the violated rules with their elements
 */
async function applyRules(page: Page, rules: string[], scope?: string): Promise<Result[]> {
  // The page gets the script of axe (0.5 MB) once for each document, not at each check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: RunOptions = {
    runOnly: rules,
    // The results of passed rules take time, and no test reads them.
    resultTypes: ['violations'],
    // Only the rule about a fixed orientation needs the stylesheets as text. All pages share the same stylesheets.
    preload: isWholeDose,
  }
  return page.evaluate(
    async ([options, scope]) => {
      // The check waits for animations, because a message that fades in is pale at first. It skips endless, paused and
      // scroll-driven animations.
      const runningAnimations = document
        .getAnimations()
        .filter(
          ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
        )
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      await Promise.allSettled(runningAnimations.map(({ finished }) => finished))
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      return (await axe.run(scope ?? document, options)).violations
    },
    [options, scope] as const,
  )
}
