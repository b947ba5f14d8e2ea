/** The forms with which a photograph, or an artwork with its photograph, of a magnolia are sent in. */
import { jpeg } from '../pictures/pictures.ts'
import { magnolia } from './small-collection.ts'

/** @param more what is said otherwise, or besides */
export const photographForm = (more: Record<string, string> = {}) => ({
  picEnglishName: magnolia[0],
  picSeason: 'spring',
  picPhotographer: 'Lin',
  picSetting: 'Gate',
  picArt: 'photography',
  month: 'Sun Mar 16 2025',
  ...more,
})

/** Of an artwork, and of a creation. */
export const paintingForm = (more: Record<string, string> = {}) => ({
  plant: magnolia[0],
  artDate: '4-2-25',
  artist: 'Chen',
  photoDate: '3-16-25',
  photographer: 'Lin',
  artLocation: 'Art room',
  ...more,
})

let count = 0
/** Another picture each time, for the same bytes are taken once. */
export const freshPicture = () => jpeg(`another picture ${++count}`, { width: 64 + count })
