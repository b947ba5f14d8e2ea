/** Reads the coordinates of the campus in the form of maps, such as `22.5965, 113.9990`. */

export interface Coordinates {
  /** Decimal degrees; negative in the south. */
  latitude: number
  /** Decimal degrees; negative in the west. */
  longitude: number
}

/** @returns the coordinates in WGS 84; undefined for a text that is not a latitude and a longitude */
export function readCoordinates(text: string): Coordinates | undefined {
  const match = /^(-?\d{1,2}(?:\.\d{1,8})?) ?[,，] ?(-?\d{1,3}(?:\.\d{1,8})?)$/.exec(text.trim())
  if (!match) return undefined
  const [latitude, longitude] = [Number(match[1]), Number(match[2])]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined
}

export const coordinatesExpected = 'must be latitude and longitude, such as 22.5965, 113.9990'
