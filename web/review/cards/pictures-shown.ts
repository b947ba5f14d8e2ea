/** Makes the slides of a card's pictures for the zoom view, and the text alternatives of the pictures. */

import type { Section } from '../../../contract/kinds.ts'
import type { CreationEntry, PictureCard } from '../../../contract/schemas/review.ts'
import { artworkAlt, photographAlt } from '../../photographs/photograph-alt.ts'
import { imageSlide, type Slide } from '../../zoom/slides.ts'
import type { ReviewCard } from './cards.ts'

export function pictureAlt({ kind, details, ...names }: PictureCard): string {
  const { season = '', artist = '' } = details
  return kind === 'artwork'
    ? artworkAlt({ plant: names.latinName, artist })
    : photographAlt({ season: season as Section }, names)
}

/** @returns the photograph and the artwork of a creation, each with a separate id */
export function halvesOf(card: CreationEntry) {
  const { id, plant, pic, art, artist } = card
  return {
    photograph: pic && { id: `${id}-photograph`, image: pic, alt: plant, names: card },
    artwork: art && {
      ...{ id: `${id}-artwork`, image: art, names: card },
      alt: artworkAlt({ plant, artist }),
    },
  }
}

/** @returns the pictures of one card as one set, so that the reviewer can step between photograph and artwork */
export function slidesOf(card: ReviewCard): Slide[] {
  if ('image' in card) {
    return [imageSlide({ id: card.id, image: card.image, alt: pictureAlt(card), names: card })]
  }
  if ('pictures' in card) {
    const { latinName: alt, pictures } = card
    return pictures.map((image) => imageSlide({ id: image.path, image, alt, names: card }))
  }
  if (!('pic' in card)) return []
  const { photograph, artwork } = halvesOf(card)
  return [photograph, artwork].flatMap((half) => (half ? imageSlide(half) : []))
}
