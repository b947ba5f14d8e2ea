/** Writes every generated document. */
import { writeFileSync } from 'node:fs'
import { documents } from './documents.ts'

for (const [file, text] of Object.entries(documents())) {
  writeFileSync(file, text)
  console.info(`wrote ${file}`)
}
