/** The documents that are generated from the code, by their place in the project. */
import { settingsDocument, settingsExample } from './settings.ts'

export const documents = (): Record<string, string> => ({
  '.env.example': settingsExample(),
  'docs/settings.md': settingsDocument(),
})
