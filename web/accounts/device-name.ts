/** Shortens a browser's User-Agent to common names: `Chrome, Windows`. */
const browsers = [
  [/MicroMessenger/, 'WeChat'],
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
] as const

/**
 * @returns the common names, or an empty text without a User-Agent. For an unknown program, the text is the first word
 * of the User-Agent.
 */
export function deviceName(userAgent: string): string {
  const nameIn = (patterns: typeof browsers | typeof systems) =>
    patterns.find(([pattern]) => pattern.test(userAgent))?.[1]
  const names = [nameIn(browsers), nameIn(systems)].filter(Boolean).join(', ')
  return names || (userAgent.split(/[ /]/)[0] ?? '')
}
