/**
 * Hides the content of a page while the page reads the work stored on the device, so that restored work causes no
 * layout shift. Without stored work, the content is shown at once.
 */
import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { keyPrefixesOf } from '../../device/storage-names.ts'
import { usePageNonce } from '../../page-data/page-nonce.ts'
import { LoadingDots } from '../../ui/loading-dots.tsx'
import styles from './restored-work.module.css'

interface RestoredWorkProps {
  username: string
  /** The section of the page. Each section reads its own stored work. */
  section?: string
  className?: string | undefined
  /** The parts of the page. A part that reads stored work has the attribute of `readingAttribute`. */
  children: ReactNode
}

/** @returns the attribute that marks a part while the part reads its stored work */
export const readingAttribute = (isReading: boolean) => ({
  'data-reading': isReading || undefined,
})

export function RestoredWork({ username, section, className = '', children }: RestoredWorkProps) {
  const box = useRef<HTMLDivElement>(null)
  const prefixes = keyPrefixesOf(username)
  const nonce = usePageNonce()
  const isServerRendered = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )
  // After a navigation within the site, the browser does not run the script below.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs before the first paint of a section
  useLayoutEffect(() => markIfStored(box.current, prefixes), [section])
  return (
    <div ref={box} className={`${styles.kept} ${className}`} suppressHydrationWarning>
      {isServerRendered && (
        <script
          nonce={nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of this module with escaped arguments
          dangerouslySetInnerHTML={{
            __html: `(${markIfStored})(document.currentScript.parentElement,${asCode(prefixes)})`,
          }}
        />
      )}
      <div className={styles.wait}>
        <LoadingDots />
      </div>
      {children}
    </div>
  )
}

const subscribeToNothing = () => () => {}

/** @returns the value as code for a script element, because a username may contain `</script>` */
const asCode = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * Marks the element if a key of local storage has one of the prefixes. The page contains the source of this function,
 * so the function uses no other declaration of this module.
 */
function markIfStored(element: Element | null, prefixes: string[]): void {
  try {
    const isStored = (key: string) => prefixes.some((prefix) => key.startsWith(prefix))
    if (Object.keys(localStorage).some(isStored)) element?.setAttribute('data-kept', '')
  } catch {}
}
