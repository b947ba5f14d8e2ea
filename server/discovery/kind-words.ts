/** Defines the names of both kinds in texts that other programs show. Pages take the names from `messages/`. */
export const kindWords = {
  plant: { en: 'Plants', zh: '植物' },
  bird: { en: 'Birds', zh: '鸟类' },
} as const
