/** Reads the pairs of easily confused species that the school has noted. */
import { nameKey } from '../../contract/names.ts'
import type { InBothLanguages } from '../../contract/schemas/content.ts'
import { speciesOfStops } from '../catalogue/repositories/on-walks.ts'
import type { Content } from '../content/site-content.ts'
import type { Queries } from '../database/connection.ts'

interface Needs {
  db: Queries
  content: Pick<Content, 'lookAlikes'>
}

export type LookAlikes = ReturnType<typeof createLookAlikes>

export function createLookAlikes({ db, content }: Needs) {
  /** @returns the pairs of recorded species of the same kind; a former name also finds its species */
  async function knownPairs() {
    const { pairs } = content.lookAlikes()
    const names = pairs.flatMap(({ first, second }) => [nameKey(first), nameKey(second)])
    const rows = await speciesOfStops(db, [...new Set(names)], 1)
    const rowOf = (name: string) =>
      rows.find(({ requested_key }) => requested_key === nameKey(name))
    return pairs.flatMap(({ first, second, difference }) => {
      const [one, other] = [rowOf(first), rowOf(second)]
      const isPair = one && other && one.kind === other.kind && one.id !== other.id
      return isPair ? [{ one, other, difference }] : []
    })
  }

  return {
    /** @returns the ids of both species of each pair */
    async pairs(): Promise<[string, string][]> {
      return (await knownPairs()).map(({ one, other }) => [one.id, other.id])
    },

    /** @returns the other species of each pair that contains a species */
    async of(id: string) {
      return (await knownPairs()).flatMap(({ one, other, difference }) => {
        const pair: { other: typeof one; difference: InBothLanguages }[] = []
        if (one.id === id) pair.push({ other, difference })
        if (other.id === id) pair.push({ other: one, difference })
        return pair
      })
    },
  }
}
