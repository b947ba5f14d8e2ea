/** The documents that are generated from the code, by their place in the project. */
import { callsDocument } from './calls.ts'
import { settingsDocument, settingsExample } from './settings.ts'

export const documents = (): Record<string, string> => ({
  '.env.example': settingsExample(),
  'docs/calls.md': callsDocument(),
  'docs/settings.md': settingsDocument(),
})
