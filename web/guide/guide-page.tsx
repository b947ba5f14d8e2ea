/** Lets a reader choose a field guide, and shows its pages for printing. */
import { Link } from 'react-router'
import {
  learningAddress,
  type SpeciesSelection,
} from '../../contract/addresses/species-selection.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import type { SelectionChoices } from '../selection/load-choices.ts'
import { selectionName } from '../selection/selection-name.ts'
import { SpeciesChoice } from '../selection/species-choice.tsx'
import { useHydrated } from '../ui/behaviour/use-hydrated.ts'
import { Button } from '../ui/button.tsx'
import { Pager } from '../ui/pager.tsx'
import styles from './guide-page.module.css'
import { GuideSheets } from './guide-sheets.tsx'
import type { Guide } from './load-guide.ts'
import { OwnGuide } from './own-guide.tsx'

interface GuidePageProps {
  choices: SelectionChoices
  guide: Guide | undefined
}

export function GuidePage({ choices, guide }: GuidePageProps) {
  const isHydrated = useHydrated()
  if (!guide) {
    return (
      <>
        <header className="page-head">
          <h1>{m.guide_title()}</h1>
          <p>{m.guide_text()}</p>
        </header>
        <SpeciesChoice page="/guide" withList {...choices} />
      </>
    )
  }
  const { selection, cover, part } = guide
  const name = selectionName(selection, choices)
  const pages = part ? Math.ceil(part.total / part.pageSize) : 1
  return (
    <div className={styles.page}>
      <header className="page-head" data-screen>
        <h1>{m.guide_of({ name })}</h1>
        <p>{m.guide_a5()}</p>
        <div className={styles.bar}>
          <span className={styles.print}>
            <Button look="main" onClick={() => window.print()}>
              {m.print_now()}
            </Button>
          </span>
          {part && part.total > 0 && (
            <a href={bookAddress(selection, part.page)} download>
              {m.guide_epub()}
            </a>
          )}
          <Link to={learningAddress('/quiz', selection)}>{m.quiz_here()}</Link>
          <Link to="/guide">{m.guide_other()}</Link>
        </div>
        {part && (
          <Pager
            page={part.page}
            pages={pages}
            addressOf={(page) => `${learningAddress('/guide', selection)}&page=${page}`}
          />
        )}
      </header>
      {part ? (
        <GuideSheets
          entries={part.entries}
          title={name}
          cover={cover}
          subtitle={pages > 1 ? m.guide_part({ page: part.page, pages }) : undefined}
        />
      ) : (
        isHydrated && <OwnGuide title={name} cover={cover} />
      )}
    </div>
  )
}

function bookAddress(selection: SpeciesSelection, page: number): string {
  return `/api/guide.epub?${new URLSearchParams({ ...selection, page: String(page), lang: getLocale() })}`
}
