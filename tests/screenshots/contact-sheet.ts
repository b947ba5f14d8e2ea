/** Writes `screenshots/index.html`, which shows all screenshots: a row for each page of each viewer. */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { looks } from './looks.ts'
import { shownPages, viewers } from './shown-pages.ts'

export const folder = path.resolve('screenshots')

export default async function writeContactSheet(): Promise<void> {
  // A run with `--readme` makes no such folder.
  if (!existsSync(folder)) return
  const rows = viewers.flatMap((viewer) =>
    Object.keys(shownPages[viewer]).map((page) => {
      const cells = looks.map(({ name }) => {
        const file = `${viewer}/${page}/${name}.png`
        const picture = `<a href="${file}"><img src="${file}" alt="${name}" loading="lazy"></a>`
        return `<td>${existsSync(path.join(folder, file)) ? picture : ''}</td>`
      })
      return `<tr><th scope="row">${viewer}: ${page}</th>${cells.join('')}</tr>`
    }),
  )
  const heads = looks.map(({ name }) => `<th scope="col">${name}</th>`).join('')
  await writeFile(
    path.join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every page</title>
<style>td{vertical-align:top}img{width:160px;height:240px;object-fit:cover;object-position:top}</style>
<table><thead><tr><th></th>${heads}</tr></thead><tbody>${rows.join('\n')}</tbody></table></html>`,
  )
}
