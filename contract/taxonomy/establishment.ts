/**
 * Lists Darwin Core values for the way in which a species came to the campus, and for its degree of establishment.
 */
import type { Kind } from '../kinds.ts'

/** Values of http://rs.tdwg.org/dwcem/values. */
export const establishmentMeans = ['native', 'introduced', 'vagrant', 'uncertain'] as const
export type EstablishmentMeans = (typeof establishmentMeans)[number]

/** Values of http://rs.tdwg.org/dwcdoe/values. */
export const establishmentDegrees = [
  ...['native', 'captive', 'cultivated', 'released', 'casual'],
  ...['reproducing', 'established', 'invasive'],
] as const satisfies readonly string[]
export type EstablishmentDegree = (typeof establishmentDegrees)[number]

/** Degrees of species that people keep. GBIF does not accept occurrences of such species. */
export const cultivatedOrCaptive: readonly string[] = ['cultivated', 'captive']

/** The usual degree of establishment. Most plants of a campus are planted; birds come by themselves. */
const usualDegree: Record<Kind, string> = { plant: 'cultivated', bird: '' }

/** @param degree the chosen degree; empty without a choice @returns the degree that the data gives; empty if unknown */
export const degreeOf = (kind: Kind, degree: string): string => degree || usualDegree[kind]
