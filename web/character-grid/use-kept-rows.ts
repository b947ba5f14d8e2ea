/** Keeps saved rows in the list of species without a character, to prevent a layout shift. */
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Grid, GridRow } from './grid.ts'
import type { Cell } from './use-cells.ts'

/**
 * @returns the rows of the opened list, with their latest choices; the current rows if the list also has species with
 * the character
 */
export function useKeptRows(
  { rows, hidesDescribed }: Grid,
  savedCells: readonly Cell[],
): GridRow[] {
  // A different key belongs to another visit to the list. Reloading the list after a change keeps the key.
  const { key } = useLocation()
  const [listAtOpening, setListAtOpening] = useState({ key, rows })
  if (listAtOpening.key !== key) setListAtOpening({ key, rows })
  if (!hidesDescribed || listAtOpening.key !== key) return rows
  return listAtOpening.rows.map(
    (row) =>
      rows.find(({ latinName }) => latinName === row.latinName) ?? withChoices(row, savedCells),
  )
}

/** @returns a row that is no longer loaded, with its saved choices */
function withChoices(row: GridRow, savedCells: readonly Cell[]): GridRow {
  const ownCells = savedCells.filter(({ name }) => name === row.latinName)
  const savedChoices = ownCells.map(({ character, choices }) => [character, choices] as const)
  return { ...row, storedChoices: { ...row.storedChoices, ...Object.fromEntries(savedChoices) } }
}
