/** Lists proposed pairs of look-alikes, each with its reasons and a button that adds the pair to the list. */

import { useState } from 'react'
import { comparisonAddress } from '../../../contract/addresses/comparison-address.ts'
import type { KeyTable } from '../../../contract/key/key-table.ts'
import { kindNames } from '../../../contract/kinds.ts'
import { administrationFailure } from '../../admin/failure-words.ts'
import { get } from '../../client/api.ts'
import { type Confusion, readConfusions } from '../../device/confusions.ts'
import { withColon } from '../../language/marks.ts'
import { m } from '../../paraglide/messages.js'
import { LatinName } from '../../species/latin-name.tsx'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { proposalsFor, type Reason } from './proposals.ts'

interface ProposedPairsProps {
  listedPairs: readonly { first: string; second: string }[]
  onAdd: (pair: { first: string; second: string }) => void
}

const reasonWords: Record<Reason, () => string> = {
  quiz: m.site_edit_alike_in_quiz,
  key: m.site_edit_alike_in_key,
  genus: m.site_edit_alike_in_genus,
}

export function ProposedPairs({ listedPairs, onAdd }: ProposedPairsProps) {
  const [sources, setSources] = useState<{ tables: KeyTable[]; confusions: Confusion[] }>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function loadProposals() {
    setBusy(true)
    setFailure('')
    try {
      const tables = await Promise.all(kindNames.map((kind) => get('keyTable', { kind })))
      setSources({ tables, confusions: await readConfusions() })
    } catch (error) {
      setFailure(administrationFailure(error))
    } finally {
      setBusy(false)
    }
  }

  const proposals = sources && proposalsFor(sources.tables, listedPairs, sources.confusions)
  return (
    <section className="part" aria-labelledby="proposed-pairs">
      <h2 id="proposed-pairs">{m.site_edit_proposed_pairs()}</h2>
      <p>{m.site_edit_proposed_pairs_text()}</p>
      <p>
        <Button busy={busy} onClick={loadProposals}>
          {m.site_edit_propose_pairs()}
        </Button>
      </p>
      {failure && <p role="alert">{failure}</p>}
      <p role="status">{proposals && m.site_edit_proposed_count({ count: proposals.length })}</p>
      <ul className="proposals">
        {proposals?.map(({ first, second, reasons }) => (
          <li key={`${first} ${second}`}>
            <span>
              <LatinName name={first} /> – <LatinName name={second} />
              <small>
                <Facts facts={reasons.map((reason) => reasonWords[reason]())} />
              </small>
            </span>
            <a
              href={comparisonAddress([first, second])}
              aria-label={withColon(m.site_edit_compare_pair(), `${first} – ${second}`)}
              target="_blank"
              rel="noreferrer"
            >
              {m.site_edit_compare_pair()}
            </a>
            <Button
              aria-label={m.site_edit_add_this_pair({ first, second })}
              onClick={() => onAdd({ first, second })}
            >
              {m.site_edit_add_this()}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
