/** With which statuses a call can fail, beside those that any call can have (415, 500, 503). */
import type { Endpoint } from './endpoint.ts'
import { type EndpointName, endpoints } from './endpoints.ts'

const notThere = [404] as const
const notThereOrDecided = [404, 409] as const

/** Statuses that follow from what a call does. */
const own: Partial<Record<EndpointName, readonly number[]>> = {
  login: [401, 429],
  register: [403, 429],
  changePassword: [401, 429],
  endSession: notThere,
  purge: notThere,
  setRole: [404, 409],
  setDisabled: [404, 409],
  endSessionsOf: notThere,
  passwordLink: notThere,
  suggestNames: [429],
  searchSpecies: [429],
  syncPlantInfo: notThere,
  syncBirdInfo: notThere,
  getPics: notThere,
  getPicsAndArts: notThere,
  uploadPlant: [409, 413],
  uploadBird: [409, 413],
  uploadPic: notThere,
  uploadBirdPic: notThere,
  uploadArt: notThere,
  uploadCreation: [404, 409],
  uploadFeatureSingle: notThere,
  uploadFeatureArtSingle: notThere,
  updateText: [404, 409, 413],
  birdUpdateText: [404, 409, 413],
  mendSubmission: [404, 409],
  handleEditDecision: notThereOrDecided,
  handleBirdEditDecision: notThereOrDecided,
  newPostAuth: notThereOrDecided,
  newBirdPostAuth: notThereOrDecided,
  newCreationAuth: notThereOrDecided,
  newPictureAuth: notThereOrDecided,
  undoChange: [404, 409],
  adminView: notThere,
  makeFeatured: notThere,
  featureToHome: notThereOrDecided,
  unFeatureHome: notThere,
  unFeatureCreation: notThereOrDecided,
  editPageDeletePlant: notThere,
  editPageDeleteBird: notThere,
  editPageDelete: notThere,
  editPageDeleteArt: notThere,
  updatePictures: [404, 409],
  updateArtworks: [404, 409],
  speciesHistory: notThere,
  restoreRevision: notThere,
  mergeSpecies: notThere,
  tourSignUp: [429],
  removeTourSignUp: notThere,
  walk: notThere,
  walkFiles: notThere,
}

export function failuresOf(name: EndpointName): number[] {
  const { allow, method, input, form }: Endpoint = endpoints[name]
  // An empty object is all that some calls take in; a body can still be no JSON.
  const takesNothing = method === 'GET' && input.safeParse({}).success && !hasFields(input)
  return [
    ...new Set([
      ...(takesNothing ? [] : [400]),
      ...(allow === 'visitor' ? [] : [401]),
      // A request with a cookie that changes something has to come from the site's own pages.
      ...(allow === 'admin' || method !== 'GET' ? [403] : []),
      // A body has a largest size.
      ...(method === 'GET' ? [] : [413]),
      ...(form ? [507] : []),
      ...(own[name] ?? []),
    ]),
  ].sort((one, other) => one - other)
}

function hasFields(input: Endpoint['input']): boolean {
  return !('shape' in input) || Object.keys(input.shape as object).length > 0
}
