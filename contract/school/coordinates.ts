/** Reads the coordinates of the campus, as maps show them: `22.5965, 113.9990`. */

export interface Coordinates {
  /** Decimal degrees; negative in the south. */
  latitude: number
  /** Decimal degrees; negative in the west. */
  longitude: number
}

/** @returns undefined for a text that is not a latitude and a longitude in WGS 84 */
export function readCoordinates(text: string): Coordinates | undefined {
  const found = /^(-?\d{1,2}(?:\.\d{1,8})?) ?[,，] ?(-?\d{1,3}(?:\.\d{1,8})?)$/.exec(text.trim())
  if (!found) return undefined
  const [latitude, longitude] = [Number(found[1]), Number(found[2])]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined
}

export const coordinatesExpected = 'must be latitude and longitude, such as 22.5965, 113.9990'
