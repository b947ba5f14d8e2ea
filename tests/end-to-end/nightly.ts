/**
 * Marks tests that only `npm run test:all` runs: all except the pages and the main journeys (docs/testing.md).
 */
export const nightly = { tag: '@nightly' }

/** For a test that a loop repeats with other values. */
export const nightlyIf = (isVariation: boolean) => (isVariation ? nightly : {})
