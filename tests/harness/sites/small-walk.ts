/** Defines a walk past the species of the small collection, and past one species that the site does not have. */
import { bauhinia, camphor, grebe, magnolia, mallard } from './small-collection.ts'

const texts = (en: string, zh: string) => ({ en, zh })

export const unrecordedSpecies = 'Ficus fabulosa'

export const smallWalk = {
  key: 'pond',
  name: texts('To the pond', '到池塘'),
  minutes: 30,
  metres: 800,
  text: texts('*Level*.', '平坦。'),
  stops: [
    {
      key: 'gate',
      name: texts('The gate', '校门'),
      text: texts('A **wide** tree.', '一棵大树。'),
      x: 80,
      y: 20,
      species: [camphor[0], 'hibiscus  ROSA-sinensis', unrecordedSpecies, magnolia[0]],
    },
    {
      key: 'pond',
      name: texts('The pond', '池塘'),
      x: 12.5,
      y: 90,
      species: [mallard[0], grebe[0]],
    },
    { key: 'bench', name: texts('The bench', '长椅'), x: 50, y: 50, species: [bauhinia[0]] },
  ],
}

export const smallMap = {
  file: 'map.svg',
  alt: texts('A pond', '池塘'),
  width: 400,
  height: 300,
}
