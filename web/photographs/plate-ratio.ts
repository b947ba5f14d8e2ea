/**
 * The shape of the box of a picture at the head of a species' page: that of the picture, so that nothing is blank
 * beside it, but neither higher than wide nor as low as a panorama.
 */
export function plateRatio({ width, height }: { width: number; height: number }): number {
  return Math.round(Math.min(2.4, Math.max(1, width / height)) * 1000) / 1000
}
