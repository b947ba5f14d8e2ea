/** Shows the page of the key with its title, a link to the other key, and the steps. */
import { useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import { keyAddress } from '../../contract/addresses/key-address.ts'
import { walkAddress } from '../../contract/addresses/walk-address.ts'
import { kindNames } from '../../contract/kinds.ts'
import { m } from '../paraglide/messages.js'
import { TabLinks } from '../ui/tab-links.tsx'
import type { KeyStep } from './key-step.ts'
import { KeySteps } from './key-steps.tsx'
import { keyWords } from './key-words.ts'
import { fetchTable } from './load-key.ts'
import { showContent, useIsBehind } from './saved-key.ts'

export function KeyPage({ step }: { step: KeyStep }) {
  const { kind, walk } = step
  useTable(step)
  return (
    <>
      <header className="page-head">
        <h1>{keyWords[kind].title()}</h1>
        <p>{m.key_intro()}</p>
        {walk && (
          <p>
            {m.key_of_walk({ name: walk.name })}{' '}
            <Link to={walkAddress(walk.key)}>{m.key_to_walk()}</Link>{' '}
            <Link to={keyAddress(kind)}>{m.key_all_species()}</Link>
          </p>
        )}
        <TabLinks
          label={m.key_kinds()}
          look="plain"
          tabs={kindNames.map((each) => ({
            to: keyAddress(each, { walk: walk?.key }),
            text: keyWords[each].tab(),
            current: each === kind,
          }))}
        />
      </header>
      <KeySteps step={step} />
    </>
  )
}

/**
 * Fetches the table. A saved page of the key has no answers yet, so the page loads the answers of its address after the
 * table is fetched.
 */
function useTable(step: KeyStep) {
  const { kind, walk } = step
  const { revalidate } = useRevalidator()
  const isBehind = useIsBehind(step)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `revalidate` is another function at each step
  useEffect(() => {
    let isUnmounted = false
    fetchTable(kind, walk?.key).then((isReady) => {
      if (!isReady) showContent()
      else if (isBehind && !isUnmounted) revalidate()
    })
    return () => {
      isUnmounted = true
    }
  }, [kind, walk?.key, isBehind])
}
