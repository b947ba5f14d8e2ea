/** Describes an entry of the activity in words, with its action and its subject. */
import { Link } from 'react-router'
import type { Kind } from '../../contract/kinds.ts'
import { profileAddress } from '../../contract/names.ts'
import type { Activity, Subject } from '../../contract/schemas/activity.ts'
import { kindOf } from '../client/kind-of.ts'
import { colon } from '../language/marks.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { LatinName } from '../species/latin-name.tsx'
import styles from './administration.module.css'
import { isPart, partWords } from './part-words.ts'

const actions: Record<string, () => string> = {
  register: m.action_register,
  login: m.action_login,
  submit: m.action_submit,
  approve: m.action_approve,
  reject: m.action_reject,
  return: m.action_return,
  publish: m.action_publish,
  edit: m.action_edit,
  restore: m.action_restore,
  merge: m.action_merge,
  delete: m.action_delete,
  withdraw: m.action_withdraw,
  request: m.action_request,
  keep: m.action_keep,
  hide: m.action_hide,
  order: m.action_order,
  facts: m.action_facts,
  code: m.action_code,
  feature: m.action_feature,
  unfeature: m.action_unfeature,
  undo: m.action_undo,
  purge: m.action_purge,
  role: m.action_role,
  disable: m.action_disable,
  sessions: m.action_sessions,
  reset: m.action_reset,
  enrol: m.action_enrol,
  class: m.action_class,
  leave: m.action_leave,
}

export const actionNames = Object.keys(actions)
export const actionWords = (action: string) => actions[action]?.() ?? action

const kindWords: Record<Subject['kind'], () => string> = {
  species: m.subject_species,
  edit: m.subject_edit,
  picture: m.subject_picture,
  artwork: m.subject_artwork,
  creation: m.subject_creation,
  pair: m.subject_pair,
  account: m.subject_account,
  site: m.subject_site,
}

export const subjectKinds = Object.keys(kindWords) as Subject['kind'][]
export const subjectKindWords = (kind: Subject['kind']) => kindWords[kind]()

const notes: Record<string, () => string> = {
  admin: m.account_admin,
  reviewer: m.account_reviewer,
  member: m.account_member,
  disabled: m.note_disabled,
  enabled: m.note_enabled,
  hidden: m.note_hidden,
  shown: m.note_shown,
  link: m.note_link,
  password: m.note_password,
  file: m.note_file,
  disable: m.note_disabled,
  enable: m.note_enabled,
  extend: m.note_extended,
  move: m.note_moved,
  details: m.note_details,
}

/** @returns the text as ` (text)`, or as `（text）` in Chinese */
const inBrackets = (text: string) => (getLocale() === 'zh' ? `（${text}）` : ` (${text})`)

interface SubjectWordsProps {
  subject: Subject
  /** Whether the species has a page. Pending and deleted species have no page. */
  hasPage: boolean
}

export function SubjectWords({ subject, hasPage }: SubjectWordsProps) {
  const { kind, name, count = 1, note } = subject
  return (
    <>
      {kindWords[kind]()}
      {count > 1 && ` × ${count}`}
      {name && colon()}
      {name && kind === 'site' && (isPart(name) ? partWords[name]() : name)}
      {name && kind !== 'account' && kind !== 'site' && (
        <SpeciesLink {...subject} name={name} kind={hasPage ? kindOf(subject) : undefined} />
      )}
      {kind === 'account' && name}
      {note && inBrackets(notes[note]?.() ?? actions[note]?.() ?? note)}
    </>
  )
}

interface SpeciesLinkProps extends Pick<Subject, 'chineseName' | 'commonName'> {
  name: string
  /** The kind of a species with a page. */
  kind: Kind | undefined
}

function SpeciesLink({ name, kind, chineseName, commonName }: SpeciesLinkProps) {
  const names = (
    <>
      <LatinName name={name} />
      {chineseName && (
        <span className={styles.chinese} lang="zh-Hans">
          {' '}
          {chineseName}
        </span>
      )}
      {commonName && <span lang="en"> {commonName}</span>}
    </>
  )
  return kind ? <Link to={profileAddress(kind, name)}>{names}</Link> : names
}

/** The actions after which the species may have no page. */
const actionsWithoutPage = new Set([
  'submit',
  'reject',
  'return',
  'delete',
  'withdraw',
  'merge',
  'purge',
  'undo',
])

/** @returns whether the subject is the account that signed in or registered, whose name is shown below the entry */
const isOwnAccount = ({ action, subject, username }: Activity) =>
  (action === 'login' || action === 'register') && subject.name === username

export function ActivityWords({ entry }: { entry: Activity }) {
  const { action, subject } = entry
  // The action already says that the species was edited.
  const isEdit = action === 'edit' && subject.kind === 'edit'
  return (
    <>
      {actionWords(action)}
      {!isOwnAccount(entry) && (
        <>
          &nbsp;·{' '}
          <SubjectWords
            subject={isEdit ? { ...subject, kind: 'species' } : subject}
            hasPage={entry.state === 'done' && !actionsWithoutPage.has(action)}
          />
        </>
      )}
    </>
  )
}
