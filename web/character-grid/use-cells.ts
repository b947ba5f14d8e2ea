/** Stores the unsaved choices of all pages of the grid in a draft on this device, and sends the choices in one call. */
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

type CellId = Pick<Cell, 'name' | 'character'>
const isSameCell = (a: CellId, b: CellId) => a.name === b.name && a.character === b.character

interface CellsProps {
  kind: Kind
  username: string
  call: SignedInCall
  /** @returns the choices that this page has loaded, or undefined for a cell of another page */
  storedChoicesOf: (cell: Cell) => string[] | undefined
  /** Reloads the data of the page. */
  reload: () => Promise<void>
}

export function useCells({ kind, username, call, storedChoicesOf, reload }: CellsProps) {
  const draft = useDraft(`characters ${kind}`, username, { cells: [] as Cell[] })
  const { cells } = draft.values
  const [rejectedCells, setRejectedCells] = useState<Cell[]>([])
  const [missingNames, setMissingNames] = useState<string[]>([])
  const [savedChangeId, setSavedChangeId] = useState('')
  const [savedCells, setSavedCells] = useState<Cell[]>([])
  const [busy, setBusy] = useState(false)
  const showToast = useToast()
  const wasRejected = (cell: Cell) => rejectedCells.some((each) => isSameCell(each, cell))
  const storeCells = (newCells: Cell[]) => draft.change({ cells: newCells })

  function choose(target: Omit<Cell, 'choices'>, choice: string, isChosen: boolean) {
    const unsavedCell = cells.find((each) => isSameCell(each, target))
    const otherChoices = (unsavedCell?.choices ?? target.before).filter((each) => each !== choice)
    setChoices(target, isChosen ? [...otherChoices, choice] : otherChoices)
  }

  function setChoices(target: Omit<Cell, 'choices'>, choices: string[]) {
    if (busy) return
    const unsavedCell = cells.find((each) => isSameCell(each, target))
    const cell = { ...target, before: unsavedCell?.before ?? target.before, choices }
    const otherCells = cells.filter((each) => !isSameCell(each, target))
    const isUnchanged = [...choices].sort().join() === [...cell.before].sort().join()
    storeCells(isUnchanged ? otherCells : [...otherCells, cell])
    setSavedChangeId('')
  }

  async function save() {
    if (busy || cells.length === 0) return
    setBusy(true)
    // After a conflict, this page shows the newer choices of its cells, so the admin has seen these choices.
    const sentCells = cells.slice(0, cellsMaximum).map((cell) => ({
      ...cell,
      before: (wasRejected(cell) && storedChoicesOf(cell)) || cell.before,
    }))
    try {
      const { changeId } = await call(() => post('codeSpecies', { kind, cells: sentCells }))
      storeCells(cells.slice(cellsMaximum))
      setRejectedCells([])
      setMissingNames([])
      setSavedChangeId(changeId)
      setSavedCells((before) => [
        ...before.filter((each) => !sentCells.some((cell) => isSameCell(cell, each))),
        ...sentCells,
      ])
      showToast({ look: 'success', text: m.characters_saved() })
      await reload()
    } catch (error) {
      const fields = (error instanceof CallFailed && error.fields) || {}
      const problem = (index: number) => fields[`cells.${index}`]
      const missingCells = sentCells.filter((_, index) => problem(index) === 'not_found')
      setRejectedCells(sentCells.filter((_, index) => problem(index) === 'changed_since'))
      setMissingNames([...new Set(missingCells.map(({ name }) => name))])
      if (missingCells.length > 0)
        storeCells(cells.filter((cell) => !missingCells.some((each) => isSameCell(each, cell))))
      showToast({ look: 'failure', title: m.toast_error(), text: administrationFailure(error) })
      if (error instanceof CallFailed && error.fields) await reload()
    } finally {
      setBusy(false)
    }
  }

  return {
    ...{ cells, rejectedCells, missingNames, savedChangeId, savedCells, busy },
    ...{ choose, setChoices, save, wasRejected },
    cellOf: (id: CellId) => cells.find((each) => isSameCell(each, id)),
    discard() {
      draft.reset()
      setRejectedCells([])
      setMissingNames([])
    },
    forgetSaved: () => setSavedChangeId(''),
  }
}

/** Maximum number of cells that one call accepts. Further cells stay unsaved. */
const cellsMaximum = 1000
