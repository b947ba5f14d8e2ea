/**
 * Prepares the places of pictures for pages. Only loaders call these functions, so browsers do not load this module.
 * The stored places stay unchanged.
 */
import { asShown } from '../../contract/text/as-shown.ts'

/** @returns the picture with the punctuation of its place as pages show it */
export function withShownPlace<Picture extends { location?: string | undefined }>(
  picture: Picture,
): Picture {
  const { location } = picture
  return location ? { ...picture, location: asShown('location', location) } : picture
}
