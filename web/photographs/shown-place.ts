/**
 * Prepares the places of pictures for pages. Loaders call these functions, so that browsers rarely load their code. The
 * stored places stay unchanged.
 */
import { asShown } from '../../contract/text/as-shown.ts'

interface Placed {
  location?: string | undefined
}

/** @returns the picture with the punctuation of its place as pages show it */
export function withShownPlace<Picture extends Placed>(picture: Picture): Picture {
  const { location } = picture
  return location ? { ...picture, location: asShown('location', location) } : picture
}

/** @returns the profile with prepared places of its photographs and artworks */
export function withShownPlaces<Shown extends { photographs: Placed[]; artworks: Placed[] }>(
  profile: Shown,
): Shown {
  const { photographs, artworks } = profile
  return {
    ...profile,
    photographs: photographs.map(withShownPlace),
    artworks: artworks.map(withShownPlace),
  }
}
