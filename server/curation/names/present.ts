/** Presents a question about names on the wire. */
import type { NameQuestion } from '../../../contract/taxonomy/name-questions.ts'
import type { Question } from './questions.ts'

export function presentQuestion(
  { id, sort, name, species }: Question,
  found: NameQuestion['found'],
): NameQuestion {
  return {
    id,
    sort,
    name,
    species: species.map(({ kind, latin_name, common_name, chinese_name }) => ({
      dbType: kind,
      latinName: latin_name,
      commonName: common_name,
      chineseName: chinese_name,
    })),
    found,
  }
}
