import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The manifest of all pages has a few hundred bytes. Fetched later, it would cost a phone a round trip on the first
  // click.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
