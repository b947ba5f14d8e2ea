/**
 * Measures a step of the key for 5,000 species with 20 characters, as a browser computes it after each answer: `npm run
 * bench:key`. A phone of four years ago takes about six times as long.
 */
import type { KeyTable } from '../contract/key/key-table.ts'
import { keyStep } from '../web/key/key-step.ts'

const species = 5000
const characters = 20
const choices = 8
const runs = 200

/** @returns a function whose pseudo-random numbers from 0 to below 1 are the same in every run */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

function makeTable(): KeyTable {
  const random = randomFrom(7)
  const words = (key: string) => ({ en: key, zh: key })
  const value = () => {
    if (random() < 0.1) return 0
    const first = 1 << Math.floor(random() * choices)
    return random() < 0.3 ? first | (1 << Math.floor(random() * choices)) : first
  }
  return {
    kind: 'plant',
    walk: null,
    characters: Array.from({ length: characters }, (_, index) => ({
      ...{ key: `c${index}`, name: words(`c${index}`), question: words(`c${index}?`) },
      ...{ ease: 1 + (index % 5), answers: 1 },
      choices: Array.from({ length: choices }, (_, each) => ({
        key: `k${each}`,
        name: words(`k${each}`),
      })),
    })),
    species: Array.from({ length: species }, (_, index) => ({
      ...{
        latinName: `Species ${index}`,
        commonName: '',
        chineseName: '',
        code: '',
        picture: null,
      },
      values: Array.from({ length: characters }, value),
      months: 1 << Math.floor(random() * 12),
    })),
  }
}

const table = makeTable()
console.log(`the table: ${(JSON.stringify(table).length / 1e6).toFixed(1)} MB`)
for (const query of ['', 'is=c0.k1', 'is=c0.k1&is=c3.k2&month=6', 'is=c0.k1&is=c3.k2&is=c5.k5']) {
  const address = new URLSearchParams(query)
  const times: number[] = []
  let remaining = 0
  for (let run = 0; run < runs; run++) {
    const startedAt = performance.now()
    remaining = keyStep(table, address, 'en').count
    times.push(performance.now() - startedAt)
  }
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => (sorted[Math.floor(share * runs)] ?? 0).toFixed(2)
  console.log(
    `${query || 'the first question'}: ${remaining} species, median ${at(0.5)} ms, 99th percentile ${at(0.99)} ms`,
  )
}
