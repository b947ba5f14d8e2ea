/**
 * Reuses browser contexts for the tests of a worker, one test after another. Each test begins without cookies and
 * storage. A new context would take 250 ms of processor time to load and compile every script again.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

/** The options of a context. An undefined option counts as left out. */
type Options = { [Name in keyof BrowserContextOptions]?: BrowserContextOptions[Name] | undefined }
/** The options that an open context can change. */
type Look = Pick<Options, 'viewport' | 'colorScheme' | 'reducedMotion'>

/** Contexts with a clock or a script that cannot be removed. */
const discardedContexts = new WeakSet<BrowserContext>()

/** Makes `release` close the context, so that no later test gets the context. */
export const discardAfterTest = (context: BrowserContext) => discardedContexts.add(context)

/** Gives the page a clock that the test advances. */
export async function installClock(page: Page): Promise<void> {
  discardAfterTest(page.context())
  await page.clock.install()
}

export class ReusedContexts {
  /** Unused contexts, by the options that only a new context can have. */
  readonly #free = new Map<string, BrowserContext[]>()
  readonly #keys = new Map<BrowserContext, string>()
  readonly #browser: Browser

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** @returns a context that no other test uses until `release` */
  async take(options: Options): Promise<BrowserContext> {
    const { viewport, colorScheme, reducedMotion, ...fixed } = options
    const key = JSON.stringify(fixed)
    const context = this.#free.get(key)?.pop() ?? (await this.#browser.newContext(JSON.parse(key)))
    this.#keys.set(context, key)
    if (fixed.permissions) await context.grantPermissions(fixed.permissions)
    return context
  }

  /**
   * Closes the pages of the context, deletes their stored data, and offers the context to the next test. The function
   * closes a discarded context instead.
   */
  async release(context: BrowserContext): Promise<void> {
    if (discardedContexts.has(context)) return context.close()
    const pages = context.pages()
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    const origins = new Set(pages.map((page) => new URL(page.url()).origin))
    origins.delete('null')
    const blankPage = await context.newPage()
    for (const page of pages) await page.close()
    await context.setOffline(false)
    await context.clearCookies()
    await context.clearPermissions()
    const browser = await context.newCDPSession(blankPage)
    for (const origin of origins) {
      await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    }
    await browser.detach()
    const key = this.#keys.get(context) ?? ''
    this.#free.set(key, [...(this.#free.get(key) ?? []), context])
  }

  async close(): Promise<void> {
    for (const context of this.#keys.keys()) await context.close()
  }
}

/** @returns a blank page of the context, with this look */
export async function openPage(context: BrowserContext, look: Look): Promise<Page> {
  const blank = context.pages().find((page) => page.url() === 'about:blank')
  const page = blank ?? (await context.newPage())
  if (look.viewport) await page.setViewportSize(look.viewport)
  await page.emulateMedia({
    media: null,
    colorScheme: look.colorScheme ?? null,
    reducedMotion: look.reducedMotion ?? null,
  })
  return page
}
