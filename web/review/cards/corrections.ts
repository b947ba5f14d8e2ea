/** Makes the change that is sent with a decision, from a reviewer's corrections of a card. */
import { kindOf, kindToSend } from '../../client/kind-of.ts'
import type { ListedSpecies } from '../../species-picker/listed-species.ts'
import { creditsFor } from '../../submissions/submission-fields.tsx'
import {
  emptyProfile,
  linkLists,
  linksToSend,
  type ProfileValues,
  resubmittedProfile,
  textsToSend,
} from '../../upload/profile/profile-values.ts'
import type { Corrections, ReviewCard } from './cards.ts'

/** @returns the fields that differ from the submission; undefined if no field differs */
export function changeOf(card: ReviewCard, corrections: Corrections): object | undefined {
  const change =
    'details' in card ? changedCredits(card, corrections) : changedTexts(card, corrections)
  return Object.keys(change).length > 0 ? change : undefined
}

type WithCredits = Extract<ReviewCard, { details: object }>
type WithTexts = Exclude<ReviewCard, WithCredits>

function changedCredits(card: WithCredits, { credits, species }: Corrections): object {
  const submittedCredits: Record<string, string | undefined> = card.details
  const newSpecies = species ?? submittedSpecies(card)
  const newCredits = creditsFor(newSpecies.kind, { ...submittedCredits, ...credits })
  const changes = Object.entries(newCredits).filter(
    ([field, value]) => value !== (submittedCredits[field] ?? ''),
  )
  const { kind, latinName } = submittedSpecies(card)
  const isMoved = newSpecies.latinName !== latinName || newSpecies.kind !== kind
  return {
    ...Object.fromEntries(changes),
    ...(isMoved && { species: newSpecies.latinName, ...kindToSend(newSpecies.kind) }),
  }
}

export function submittedSpecies(card: ReviewCard): ListedSpecies {
  const { latinName, commonName, chineseName } = card
  return { kind: kindOf(card), latinName, commonName, chineseName }
}

function changedTexts(card: WithTexts, { profile, species }: Corrections): object {
  const isMoved = species && species.latinName !== card.latinName
  return { ...changedProfile(card, profile), ...(isMoved && { species: species.latinName }) }
}

function changedProfile(card: WithTexts, profile: Corrections['profile']): object {
  if (!profile) return {}
  const { kind, values } = profile
  const submittedValues = submittedProfile(card)
  const submittedTexts = textsToSend('edit', kind, submittedValues)
  const texts = Object.entries(textsToSend('edit', kind, values)).filter(
    ([field, text]) => text !== submittedTexts[field],
  )
  const links = linkLists.flatMap((list) => {
    const rows = linksToSend(values[list])
    return JSON.stringify(rows) === JSON.stringify(linksToSend(submittedValues[list]))
      ? []
      : [[list, rows]]
  })
  return {
    ...Object.fromEntries(texts),
    ...Object.fromEntries(links),
    ...(kind !== kindOf(card) && kindToSend(kind)),
  }
}

export function submittedProfile(card: WithTexts): ProfileValues {
  const texts =
    'changes' in card
      ? card.changes.map(({ field, after }) => [field, after])
      : card.fields.map(({ field, text }) => [field, text])
  const kind = kindOf(card)
  return resubmittedProfile(kind, Object.fromEntries(texts), emptyProfile(kind))
}
