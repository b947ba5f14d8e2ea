/**
 * Completes names from the reference, and families from the site's own table. Also compares a Latin name with the
 * reference.
 */
import type { Kind } from '../../contract/kinds.ts'
import { nameKey } from '../../contract/names.ts'
import type {
  NameCheck,
  ReferenceField,
  ReferenceName,
} from '../../contract/reference/reference-shapes.ts'
import { editDistance, spellingTolerance } from '../../contract/search/spelling.ts'
import type { Queries } from '../database/connection.ts'
import type { ReferenceNameTable } from '../database/tables/reference-tables.ts'
import type { Handlers } from '../kernel/handlers.ts'
import { allTaxa } from '../taxonomy/taxonomy.ts'
import { splitAuthors } from './latin-name.ts'
import { covers, currentFiles, namesBeginning, rowsNamed } from './repository.ts'

const completionsMaximum = 8
/** Maximum number of names that are compared with a misspelt name. All these names begin with the same four letters. */
const comparedAtMost = 3000
const sharedLetters = 4
const nearAtMost = 3

export function referenceHandlers(db: Queries) {
  return {
    completeName: async ({ kind, field, text }) =>
      field === 'family'
        ? { names: [], families: familiesBeginning(kind, text) }
        : { names: await completeNames(db, kind, field, text), families: [] },

    checkName: ({ kind, latinName }) => checkName(db, kind, latinName),
  } satisfies Partial<Handlers>
}

async function completeNames(
  db: Queries,
  kind: Kind,
  field: Exclude<ReferenceField, 'family'>,
  text: string,
): Promise<ReferenceName[]> {
  const query = { field, text, limit: completionsMaximum }
  const rows = await namesBeginning(db, await currentFiles(db), kind, query)
  const names = new Map(rows.map((row) => [`${row.name_key} ${row.authorship}`, present(row)]))
  const sorted = [...names.values()].toSorted((a, b) => (a[field] < b[field] ? -1 : 1))
  return sorted.slice(0, completionsMaximum)
}

/** @returns families with a name that begins with the text, from the site's own table of names in three languages */
function familiesBeginning(kind: Kind, text: string) {
  const beginning = nameKey(text)
  return [...allTaxa()]
    .filter((taxon) => taxon.kind === kind && taxon.rank === 'family')
    .filter(({ name, commonName, chineseName }) =>
      [name, commonName, chineseName].some((each) => nameKey(each).startsWith(beginning)),
    )
    .slice(0, completionsMaximum)
    .map(({ rank, name, commonName, chineseName }) => ({ rank, name, commonName, chineseName }))
}

async function checkName(db: Queries, kind: Kind, latinName: string): Promise<NameCheck> {
  const noResult = { name: null, accepted: null, near: [] }
  const files = await currentFiles(db)
  const [row] = await rowsNamed(db, files, kind, latinName)
  if (row) {
    const name = present(row)
    if (!name.acceptedName) return { ...noResult, result: 'accepted', name }
    const [accepted] = await rowsNamed(db, files, kind, name.acceptedName)
    const acceptedName = accepted ? present(accepted) : onlyName(name.acceptedName)
    return { ...noResult, result: 'synonym', name, accepted: acceptedName }
  }
  const coveringReference = files.filter(covers(kind))
  if (coveringReference.length === 0) return { ...noResult, result: 'noReference' }
  const { name } = splitAuthors(latinName)
  if (nameKey(name) !== nameKey(latinName)) {
    // The name was typed with its authors.
    const [withAuthors] = await rowsNamed(db, files, kind, name)
    if (withAuthors) return { ...noResult, result: 'unknown', near: [present(withAuthors)] }
  }
  const key = nameKey(name)
  const query = {
    field: 'latinName',
    text: key.slice(0, sharedLetters),
    limit: comparedAtMost,
  } as const
  const candidates = await namesBeginning(db, coveringReference, kind, query)
  return { ...noResult, result: 'unknown', near: findNearest(key, candidates).map(present) }
}

function findNearest(key: string, candidates: readonly ReferenceNameTable[]): ReferenceNameTable[] {
  const tolerance = spellingTolerance(key)
  return candidates
    .filter(({ name_key }) => Math.abs(name_key.length - key.length) <= tolerance)
    .map((row) => ({ row, letters: editDistance(key, row.name_key) }))
    .filter(({ letters }) => letters <= tolerance)
    .toSorted((a, b) => a.letters - b.letters)
    .slice(0, nearAtMost)
    .map(({ row }) => row)
}

function present(row: ReferenceNameTable): ReferenceName {
  return {
    latinName: row.name,
    authorship: row.authorship,
    rank: row.rank,
    family: row.family,
    order: row.taxon_order,
    commonName: row.common_name,
    chineseName: row.chinese_name,
    acceptedName: row.accepted_name,
  }
}

const unknownFields = {
  authorship: '',
  rank: '',
  family: '',
  order: '',
  commonName: '',
  chineseName: '',
}

const onlyName = (latinName: string): ReferenceName => ({
  ...unknownFields,
  latinName,
  acceptedName: '',
})
