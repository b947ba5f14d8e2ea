/**
 * The ways onward at the foot of a profile. Their links work before their script, so the script of a page
 * that the server rendered is loaded when the reader first acts.
 */
import { lazy, memo, Suspense } from 'react'
import type { OnwardFrom } from '../ways-onward/load-ways-onward.ts'

const acts = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin']

const WaysOnward = lazy(async () => {
  // The section of the server's page.
  if (typeof document !== 'undefined' && document.getElementById('ways-onward')) {
    await new Promise((resolve) => {
      for (const act of acts) addEventListener(act, resolve, { once: true, passive: true })
    })
  }
  // Without a network, the server's part of the page stays, and its links work.
  return import('../ways-onward/ways-onward.tsx').catch(() => new Promise<never>(() => {}))
})

/** Rendered once, because React drops the server's part of a page that changes before its script is there. */
export const Onward = memo(({ onward }: { onward: OnwardFrom }) => (
  <Suspense>
    <WaysOnward {...onward} />
  </Suspense>
))
