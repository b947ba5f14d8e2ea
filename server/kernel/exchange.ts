/** What a call may need of HTTP beyond its input. A service sees no request and no reply. */
import { type Network, noNetwork } from './network.ts'

/** A file of a form, on disk until the call is answered. */
export interface ReceivedFile {
  field: string
  /** The sender's file name without folders and invisible characters; only for showing back. */
  name: string
  /** Empty, like the hash, for a file that is too large: such a file is not kept. */
  path: string
  bytes: number
  /** SHA-256, hexadecimal. */
  hash: string
  tooLarge: boolean
}

export interface Exchange {
  network: Network
  /** What the browser calls itself. */
  device: string
  /** The token of a known device, from its cookie. */
  deviceToken: string | undefined
  /** The files of a form, in the order they were sent; none for any other call. */
  files: readonly ReceivedFile[]
  /** The sender's own name for this sending: the same one again is a repetition. */
  sendKey: string | undefined
  /** Gives the browser a session to keep, or takes it away. */
  keepSession(token: string | null): void
  /** Gives the browser the token by which an account will know it. */
  keepDevice(token: string): void
}

/** For calls made in process while a page is rendered: reading needs no exchange. */
export const noExchange: Exchange = {
  network: noNetwork,
  device: '',
  deviceToken: undefined,
  files: [],
  sendKey: undefined,
  keepSession() {
    throw new Error('A page cannot sign anyone in or out while it is rendered')
  },
  keepDevice() {
    throw new Error('A page cannot make a device known while it is rendered')
  },
}
