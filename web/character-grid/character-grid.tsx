/**
 * Shows the grid in which admins describe species for the key. The grid has one character of many species, or all
 * characters of one species.
 */
import { Link, useRevalidator } from 'react-router'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { useUndoChange } from '../admin/use-undo-change.ts'
import { CharacterValues } from '../characters/character-values.tsx'
import { moveByArrows } from '../characters/move-by-arrows.ts'
import { listed } from '../language/marks.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { SpeciesNames } from '../species/species-names.tsx'
import { Button } from '../ui/button.tsx'
import { Pager } from '../ui/pager.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './character-grid.module.css'
import type { Grid, GridRow } from './grid.ts'
import { type Cell, useCells } from './use-cells.ts'
import { useKeptRows } from './use-kept-rows.ts'

interface CharacterGridProps {
  grid: Grid
  username: string
  call: SignedInCall
}

export function CharacterGrid({ grid, username, call }: CharacterGridProps) {
  const { kind, questions, singleName, hidesDescribed, page, pages } = grid
  const { revalidate } = useRevalidator()
  const storedChoicesOf = ({ name, character }: Cell) =>
    grid.rows.find(({ latinName }) => latinName === name)?.storedChoices[character]
  const cellDraft = useCells({ kind, username, call, storedChoicesOf, reload: revalidate })
  const rows = useKeptRows(grid, cellDraft.savedCells)
  const undo = useUndoChange(call, () => {
    cellDraft.forgetSaved()
    return revalidate()
  })
  const [firstQuestion] = questions
  const rejectedOnOtherPages = cellDraft.rejectedCells.filter(
    (cell) => storedChoicesOf(cell) === undefined,
  )
  if (!firstQuestion) return <p>{m.key_nothing_described()}</p>
  return (
    <section aria-labelledby="grid" className={styles.grid}>
      <h2 id="grid">
        {singleName && rows[0] ? (
          <SpeciesNames names={rows[0]} as="entry" />
        ) : (
          firstQuestion.name[getLocale()]
        )}
      </h2>
      <p>
        {singleName ? (
          <Link to={gridAddress({ kind })}>{m.characters_back()}</Link>
        ) : (
          <Link
            to={gridAddress({
              kind,
              ask: firstQuestion.key,
              ...(!hidesDescribed && { open: '1' }),
            })}
          >
            {hidesDescribed ? m.characters_show_all() : m.characters_only_open()}
          </Link>
        )}
      </p>
      {rows.length === 0 && <p>{m.characters_none_left()}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between its checkboxes */}
      <div className={styles.rows} onKeyDown={(event) => moveByArrows(event, 'grid')}>
        {rows.flatMap((row) =>
          questions.map((question) => {
            const cellId = { name: row.latinName, character: question.key }
            const cell = cellDraft.cellOf(cellId)
            const storedChoices = row.storedChoices[question.key] ?? []
            return (
              <div
                key={`${row.latinName} ${question.key}`}
                className={styles.row}
                data-changed={cell !== undefined || undefined}
              >
                {!singleName && <Cover row={row} />}
                <CharacterValues
                  question={question}
                  legend={
                    singleName ? (
                      question.name[getLocale()]
                    ) : (
                      <SpeciesNames names={row} as="entry" />
                    )
                  }
                  name={`${row.latinName}.${question.key}`}
                  chosen={cell?.choices ?? storedChoices}
                  error={cell && cellDraft.wasRejected(cell) ? m.characters_changed() : undefined}
                  onChoose={(choice, isChosen) =>
                    cellDraft.choose({ ...cellId, before: storedChoices }, choice, isChosen)
                  }
                  onMeasure={(choices) =>
                    cellDraft.setChoices({ ...cellId, before: storedChoices }, choices)
                  }
                />
                {!singleName && (
                  <Link className={styles.all} to={gridAddress({ kind, name: row.latinName })}>
                    {m.characters_all_of()}
                    <span className="visually-hidden"> {row.latinName}</span>
                  </Link>
                )}
              </div>
            )
          }),
        )}
      </div>
      <Pager
        page={page}
        pages={pages}
        addressOf={(number) =>
          gridAddress({
            kind,
            ask: firstQuestion.key,
            ...(hidesDescribed && { open: '1' }),
            page: `${number}`,
          })
        }
      />
      <div role="alert">
        {cellDraft.missingNames.length > 0 && (
          <p>{m.characters_gone({ names: listed(cellDraft.missingNames) })}</p>
        )}
        {rejectedOnOtherPages.length > 0 && (
          <>
            <p>{m.characters_elsewhere()}</p>
            <ul>
              {rejectedOnOtherPages.map(({ name, character }) => (
                <li key={`${name} ${character}`}>
                  <Link to={gridAddress({ kind, name })}>{name}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <p className={styles.acts}>
        <Button
          look="main"
          busy={cellDraft.busy}
          disabled={cellDraft.cells.length === 0}
          onClick={cellDraft.save}
        >
          {m.characters_save({ count: cellDraft.cells.length })}
        </Button>
        {cellDraft.cells.length > 0 && (
          <Button onClick={cellDraft.discard}>{m.characters_discard()}</Button>
        )}
        {cellDraft.savedChangeId && (
          <>
            <Button busy={undo.busyId !== ''} onClick={() => undo.undo(cellDraft.savedChangeId)}>
              {m.activity_undo()}
            </Button>
            {hidesDescribed && (
              <Link to={gridAddress({ kind, ask: firstQuestion.key, open: '1' })}>
                {m.characters_next()}
              </Link>
            )}
          </>
        )}
      </p>
    </section>
  )
}

export const gridAddress = (parameters: Record<string, string>) =>
  `/admin/characters?${new URLSearchParams(parameters)}`

function Cover({ row: { picture } }: { row: GridRow }) {
  return (
    <span className={styles.cover}>
      {picture && (
        <Picture picture={{ ...picture, placeholder: '' }} alt="" sizes="5rem" ratio={1} />
      )}
    </span>
  )
}
