/**
 * Generates documents from the code, and returns their texts by path. Run as a program, the module writes the
 * documents.
 */
import { writeFileSync } from 'node:fs'
import { callsDocument } from './calls.ts'
import { settingsDocument, settingsExample } from './settings.ts'

export const documents = (): Record<string, string> => ({
  '.env.example': settingsExample(),
  'docs/calls.md': callsDocument(),
  'docs/settings.md': settingsDocument(),
})

if (import.meta.main) {
  for (const [file, text] of Object.entries(documents())) {
    writeFileSync(file, text)
    console.info(`wrote ${file}`)
  }
}
