/**
 * Marks a test that only `npm run test:all` runs. `npm test` runs the tests of pages and the main journeys
 * (docs/testing.md).
 */
export const nightly = { tag: '@nightly' }

/** Marks a test of a loop if the test only repeats another test with other values. */
export const nightlyIf = (isVariation: boolean) => (isVariation ? nightly : {})
