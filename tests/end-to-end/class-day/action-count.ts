/**
 * Counts a person's clicks on a page, and the keys that enter no text, without Control, Meta, Shift and Alt. A choice
 * in a `select` list counts as two clicks, and a choice of files as one click.
 */
import type { BrowserContext } from '@playwright/test'

export interface Count {
  task: string
  clicks: number
  keys: number
  seconds: number
}

export type Counter = Awaited<ReturnType<typeof countActions>>

/**
 * Starts to count. Call this function before the first page of the context opens.
 * @returns an object whose function `countDuring` runs the work of a task and counts its actions
 */
export async function countActions(context: BrowserContext) {
  let clicks = 0
  let keys = 0
  await context.exposeFunction('noteAction', (action: 'click' | 'key', times: number) => {
    if (action === 'click') clicks += times
    else keys += times
  })
  await context.addInitScript(listenToActions)

  return {
    async countDuring(task: string, work: () => Promise<void>): Promise<Count> {
      const before = { clicks, keys, time: performance.now() }
      await work()
      const seconds = Math.round((performance.now() - before.time) / 1000)
      return { task, clicks: clicks - before.clicks, keys: keys - before.keys, seconds }
    },
  }
}

/** Reports each action to `noteAction`. This function runs in the page. */
function listenToActions(): void {
  const report = (action: 'click' | 'key', times = 1) =>
    (window as unknown as { noteAction: (action: string, times: number) => void }).noteAction(
      action,
      times,
    )
  addEventListener('pointerdown', () => report('click'), true)
  addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLSelectElement) report('click', 2)
      if (target instanceof HTMLInputElement && target.type === 'file') report('click')
    },
    true,
  )
  addEventListener(
    'keydown',
    ({ key, target }) => {
      const isText =
        key.length === 1 && (target as Element).matches('input:not([type=checkbox]), textarea')
      if (!isText && !['Control', 'Meta', 'Shift', 'Alt'].includes(key)) report('key')
    },
    true,
  )
}

/** @returns the counts as rows of a Markdown table */
export function tableOf(counts: readonly Count[]): string {
  const rows = counts.map(
    ({ task, clicks, keys, seconds }) => `| ${task} | ${clicks} | ${keys} | ${seconds} |`,
  )
  return ['| task | clicks | keys | seconds |', '| --- | ---: | ---: | ---: |', ...rows].join('\n')
}
