/** Keeps the unsaved choices of all pages of the grid on the device, and saves them in one call. */
import { useState } from 'react'
import type { Kind } from '../../contract/kinds.ts'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { administrationFailure } from '../admin/failure-words.ts'
import { CallFailed, post } from '../client/api.ts'
import { m } from '../paraglide/messages.js'
import { useToast } from '../ui/notices/toast.tsx'
import { useDraft } from '../upload/draft/use-draft.ts'

export interface Cell {
  name: string
  character: string
  /** The stored choices that the admin saw. */
  before: string[]
  choices: string[]
}

const isCell = (cell: Pick<Cell, 'name' | 'character'>, other: Pick<Cell, 'name' | 'character'>) =>
  cell.name === other.name && cell.character === other.character

interface CellsProps {
  kind: Kind
  username: string
  call: SignedInCall
  /** @returns the choices that this page has loaded; undefined for a cell of another page */
  storedOf: (cell: Cell) => string[] | undefined
  /** Loads the page again. */
  reload: () => Promise<void>
}

export function useCells({ kind, username, call, storedOf, reload }: CellsProps) {
  const draft = useDraft(`characters ${kind}`, username, { cells: [] as Cell[] })
  const { cells } = draft.values
  const [refused, setRefused] = useState<Cell[]>([])
  const [gone, setGone] = useState<string[]>([])
  const [saved, setSaved] = useState('')
  const [savedCells, setSavedCells] = useState<Cell[]>([])
  const [busy, setBusy] = useState(false)
  const show = useToast()
  const wasRejected = (cell: Cell) => refused.some((each) => isCell(each, cell))
  const keep = (kept: Cell[]) => draft.change({ cells: kept })

  function choose(given: Omit<Cell, 'choices'>, choice: string, isChosen: boolean) {
    const known = cells.find((each) => isCell(each, given))
    const others = (known?.choices ?? given.before).filter((each) => each !== choice)
    put(given, isChosen ? [...others, choice] : others)
  }

  function put(given: Omit<Cell, 'choices'>, choices: string[]) {
    if (busy) return
    const known = cells.find((each) => isCell(each, given))
    const cell = { ...given, before: known?.before ?? given.before, choices }
    const rest = cells.filter((each) => !isCell(each, given))
    const isAsStored = [...choices].sort().join() === [...cell.before].sort().join()
    keep(isAsStored ? rest : [...rest, cell])
    setSaved('')
  }

  async function save() {
    if (busy || cells.length === 0) return
    setBusy(true)
    // After a conflict the admin has seen the newer choices, if this page shows them.
    const sent = cells
      .slice(0, cellsMaximum)
      .map((cell) => ({ ...cell, before: (wasRejected(cell) && storedOf(cell)) || cell.before }))
    try {
      const { changeId } = await call(() => post('codeSpecies', { kind, cells: sent }))
      keep(cells.slice(cellsMaximum))
      setRefused([])
      setGone([])
      setSaved(changeId)
      setSavedCells((before) => [
        ...before.filter((each) => !sent.some((cell) => isCell(cell, each))),
        ...sent,
      ])
      show({ look: 'success', text: m.characters_saved() })
      await reload()
    } catch (error) {
      const fields = (error instanceof CallFailed && error.fields) || {}
      const problem = (place: number) => fields[`cells.${place}`]
      const missing = sent.filter((_, place) => problem(place) === 'not_found')
      setRefused(sent.filter((_, place) => problem(place) === 'changed_since'))
      setGone([...new Set(missing.map(({ name }) => name))])
      if (missing.length > 0)
        keep(cells.filter((cell) => !missing.some((each) => isCell(each, cell))))
      show({ look: 'failure', title: m.toast_error(), text: administrationFailure(error) })
      if (error instanceof CallFailed && error.fields) await reload()
    } finally {
      setBusy(false)
    }
  }

  return {
    ...{ cells, refused, gone, saved, savedCells, busy, choose, put, save, wasRejected },
    find: (cell: Pick<Cell, 'name' | 'character'>) => cells.find((each) => isCell(each, cell)),
    discard() {
      draft.reset()
      setRefused([])
      setGone([])
    },
    undone: () => setSaved(''),
  }
}

/** Maximum number of cells that one call accepts; further cells stay unsaved. */
const cellsMaximum = 1000
