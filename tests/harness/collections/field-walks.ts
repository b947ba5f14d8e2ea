/** Defines the walks of the page tests. */
import {
  camellia,
  camphor,
  ginkgo,
  grebe,
  hibiscus,
  hostileHtml,
  longest,
  mandarinDuck,
  sparrow,
} from './field-species.ts'

const both = (en: string, zh: string) => ({ en, zh })

/** A species that no database has. */
export const unrecorded = 'Ficus fabulosa'

export const campusMap = {
  file: 'campus.svg',
  alt: both('The campus from above', '校园鸟瞰'),
  width: 1200,
  height: 900,
}

function stop(key: string, en: string, zh: string, at: [number, number], species: string[]) {
  return { key, name: both(en, zh), x: at[0], y: at[1], species }
}

export const lakeWalk = {
  key: 'lake',
  name: both('The lake', '湖'),
  minutes: 30,
  metres: 1250,
  text: both(`It takes *thirty* minutes. ${hostileHtml}`, '走 30 分钟。'),
  stops: [
    {
      ...stop(
        'gate',
        'The gate',
        '校门',
        [93, 54],
        [unrecorded, camphor[0], ginkgo[0], camellia[0]],
      ),
      text: both('Look **up**.', '抬头看。'),
    },
    stop('bank', 'The bank', '湖岸', [48.5, 39.5], [sparrow[0], grebe[0], mandarinDuck[0]]),
    stop('bend', 'The bend', '转弯处', [15.5, 49], [hibiscus[0]]),
    stop('bench', 'The bench', '长椅', [26, 67.5], []),
    stop(
      'end',
      'Where a name was chosen by a committee that could not agree on anything shorter',
      '名字很长的一站'.repeat(6),
      [0, 100],
      [longest[0], camellia[0]],
    ),
  ],
}

const short = (minutes: number, metres: number, key: string, en: string, zh: string) => ({
  key,
  name: both(en, zh),
  minutes,
  metres,
  text: both(`It takes ${minutes} minutes.`, `走 ${minutes} 分钟。`),
  stops: [stop('wall', 'The wall', '墙', [50, 50], [camellia[0]])],
})

export const walks = {
  map: campusMap,
  walks: [
    lakeWalk,
    short(45, 900, 'wall', 'The wall', '墙'),
    short(60, 2000, 'gardens', 'The gardens', '园'),
  ],
}
