/** Defines the walks of the browser tests. */
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

const texts = (en: string, zh: string) => ({ en, zh })

/** A species that no database has. */
export const unrecordedSpecies = 'Ficus fabulosa'

export const campusMap = {
  file: 'campus.svg',
  alt: texts('The campus from above', '校园鸟瞰'),
  width: 1200,
  height: 900,
}

function stop(key: string, en: string, zh: string, position: [number, number], species: string[]) {
  return { key, name: texts(en, zh), x: position[0], y: position[1], species }
}

export const lakeWalk = {
  key: 'lake',
  name: texts('The lake', '湖'),
  minutes: 30,
  metres: 1250,
  text: texts(`It takes *thirty* minutes. ${hostileHtml}`, '走 30 分钟。'),
  stops: [
    {
      ...stop(
        'gate',
        'The gate',
        '校门',
        [93, 54],
        [unrecordedSpecies, camphor[0], ginkgo[0], camellia[0]],
      ),
      text: texts('Look **up**.', '抬头看。'),
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

const shortWalk = (minutes: number, metres: number, key: string, en: string, zh: string) => ({
  key,
  name: texts(en, zh),
  minutes,
  metres,
  text: texts(`It takes ${minutes} minutes.`, `走 ${minutes} 分钟。`),
  stops: [stop('wall', 'The wall', '墙', [50, 50], [camellia[0]])],
})

export const walks = {
  map: campusMap,
  walks: [
    lakeWalk,
    shortWalk(45, 900, 'wall', 'The wall', '墙'),
    shortWalk(60, 2000, 'gardens', 'The gardens', '园'),
  ],
}
