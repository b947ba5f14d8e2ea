/** A size as devices say it: `3.2 MB`, never less than a tenth. */
export function megabytes(bytes: number): string {
  return `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`
}
