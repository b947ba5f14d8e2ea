/**
 * Hides its content while the page reads the work that the device keeps, so that restored work causes no layout
 * shift. Without kept work the content is shown at once.
 */
import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { beginningsOf } from '../../device/storage-names.ts'
import { usePageNonce } from '../../page-data/page-nonce.ts'
import { LoadingDots } from '../../ui/loading-dots.tsx'
import styles from './restored-work.module.css'

interface RestoredWorkProps {
  username: string
  /** The section of the page. Each section reads its own work. */
  section?: string
  className?: string | undefined
  /** Parts that read kept work have the attribute of `reading`. */
  children: ReactNode
}

/** The attribute of a part that still reads its kept work. */
export const reading = (isReading: boolean) => ({ 'data-reading': isReading || undefined })

export function RestoredWork({ username, section, className = '', children }: RestoredWorkProps) {
  const around = useRef<HTMLDivElement>(null)
  const beginnings = beginningsOf(username)
  const nonce = usePageNonce()
  const isServersPage = useSyncExternalStore(noChange, isNever, isAlways)
  // After a link within the site, the script below does not run.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs before the first paint of a section
  useLayoutEffect(() => markKept(around.current, beginnings), [section])
  return (
    <div ref={around} className={`${styles.kept} ${className}`} suppressHydrationWarning>
      {isServersPage && (
        <script
          nonce={nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the code of this module, with an escaped name
          dangerouslySetInnerHTML={{
            __html: `(${markKept})(document.currentScript.parentElement,${asCode(beginnings)})`,
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

const noChange = () => () => {}
const isNever = () => false
const isAlways = () => true

/** A username may contain `</script>`. */
const asCode = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * Marks the element if a key of local storage has one of the prefixes. The page contains the source of this
 * function, so it uses nothing else of this module.
 */
function markKept(element: Element | null, beginnings: string[]): void {
  try {
    const isStored = (key: string) => beginnings.some((beginning) => key.startsWith(beginning))
    if (Object.keys(localStorage).some(isStored)) element?.setAttribute('data-kept', '')
  } catch {}
}
