/** Returns the message for a failed call of an admin, in the reader's language. */
import { CallFailed } from '../client/api.ts'
import { m } from '../paraglide/messages.js'

const messages: Record<string, () => string> = {
  changed_since: m.error_changed_since,
  undone_already: m.error_undone_already,
  gone: m.error_gone,
  not_own_decision: m.error_not_own_decision,
  last_admin: m.error_last_admin,
  username_like_admin: m.error_account_like_other,
  username_like_other: m.error_account_like_other,
  not_found: m.error_not_found,
  not_allowed: m.error_not_allowed,
  part_of_pair: m.error_part_of_pair,
  there_already: m.error_there_already,
  different_plants: m.error_different_plants,
  select_both: m.error_select_both,
  species_exists: m.error_species_exists,
  same_species: m.error_same_species,
  nothing_changed: m.error_nothing_changed,
  nothing_to_hide: m.error_nothing_changed,
  no_space: m.error_no_space,
  backup_runs: m.error_backup_runs,
  check_runs: m.error_check_runs,
  load_runs: m.error_load_runs,
  file_too_large: m.error_reference_too_large,
  other_check: m.error_other_check,
  admin_without_end: m.error_admin_without_end,
  list_too_long: m.error_list_too_long,
  name_long: m.problem_name_long,
  name_formula: m.problem_name_formula,
  name_characters: m.problem_name_characters,
  class_missing: m.problem_class_missing,
  class_long: m.problem_class_long,
  class_formula: m.problem_class_formula,
  class_characters: m.problem_class_characters,
}

export function administrationFailure(error: unknown): string {
  if (!(error instanceof CallFailed)) return m.error_network()
  const [field = ''] = Object.values(error.fields ?? {})
  return (messages[error.code] ?? messages[field])?.() ?? m.error_unknown()
}
