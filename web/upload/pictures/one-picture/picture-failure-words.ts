/** Returns the message that explains why a picture failed (specification, section 8). */
import type { Kind } from '../../../../contract/kinds.ts'
import { m } from '../../../paraglide/messages.js'
import { notListedWords } from '../../../species-picker/not-listed-words.ts'
import type { ItemFailureCode } from '../../queue/items/item.ts'

const messages: Record<string, () => string> = {
  unsupported_format: m.pictures_unsupported,
  unreadable_picture: m.pictures_unreadable,
  chosen_twice: m.pictures_chosen_twice,
  hidden_here: m.error_hidden_here,
  file_too_large: m.pictures_too_large,
  bad_input: m.pictures_bad_input,
  no_space: m.pictures_no_space,
}

export function pictureFailureWords(code: ItemFailureCode, kind: Kind): string {
  if (code === 'not_in_the_list') return notListedWords([kind])
  return (messages[code] ?? m.pictures_please_retry)()
}
