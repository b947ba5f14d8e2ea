/** Configures React Router: its folders, rendering on the server, and the manifest in the first page. */
import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The compressed manifest of all pages has a few kilobytes. A later request for the manifest would delay the first
  // click by a round trip.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
