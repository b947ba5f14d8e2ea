/**
 * Marks tests that only `npm run test:all` runs: variations of a journey that every run makes (docs/testing.md).
 */
export const nightly = { tag: '@nightly' }

/** For a test that a loop repeats with other values. */
export const nightlyIf = (isVariation: boolean) => (isVariation ? nightly : {})
