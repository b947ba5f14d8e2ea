/** Computes the size of a scaled picture, whose longer side fits a limit. Small pictures are not enlarged. */

export interface Size {
  width: number
  height: number
}

export function scaledSize({ width, height }: Size, longerSide: number): Size {
  const scale = Math.min(1, longerSide / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
