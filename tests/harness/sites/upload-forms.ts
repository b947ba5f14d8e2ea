/** Makes the fields of the upload forms for pictures and creations of Magnolia denudata, and pictures for the forms. */
import { jpeg } from '../pictures/pictures.ts'
import { magnolia } from './small-collection.ts'

/** @param fields other or additional fields */
export const photographForm = (fields: Record<string, string> = {}) => ({
  picEnglishName: magnolia[0],
  picSeason: 'spring',
  picPhotographer: 'Lin',
  picSetting: 'Gate',
  picArt: 'photography',
  month: 'Sun Mar 16 2025',
  ...fields,
})

/** @returns the fields of an artwork or a creation */
export const paintingForm = (fields: Record<string, string> = {}) => ({
  plant: magnolia[0],
  artDate: '4-2-25',
  artist: 'Chen',
  photoDate: '3-16-25',
  photographer: 'Lin',
  artLocation: 'Art room',
  ...fields,
})

let count = 0
/** Makes another picture each time, because the site accepts the same bytes only once. */
export const freshPicture = () => jpeg(`another picture ${++count}`, { width: 64 + count })
