/** Names the editor that a call sends for a species without an editor (specification, section 3). */
import type { Kind } from '../kinds.ts'

export const unknownEditor: Record<Kind, string> = { plant: '', bird: 'Unknown' }
