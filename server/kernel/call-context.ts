/** Defines the parts of HTTP that a call may use in addition to its input. Services receive no request and no reply. */
import { type Network, noNetwork } from './network.ts'

/** A file of a form. The file stays on disk until the server has answered the call. */
export interface ReceivedFile {
  field: string
  /** The client's file name without folders and invisible characters. The server never uses this name as a path. */
  name: string
  /** Empty, like the hash, for a file that is too large, because the server does not store such a file. */
  path: string
  bytes: number
  /** SHA-256, hexadecimal. */
  hash: string
  isTooLarge: boolean
}

export interface CallContext {
  network: Network
  /** The request's User-Agent. */
  device: string
  /** The token of a known device. The server reads its cookie when a call uses the token. */
  deviceToken: string | undefined
  /** The files of a form, in the order of the request; empty for any other call. */
  files: readonly ReceivedFile[]
  /** The idempotency key of a submission. A second request with the same key is a repetition. */
  sendKey: string | undefined
  /** Sets the session cookie of the browser; null removes it. */
  setSessionCookie(token: string | null): void
  /** Sets the cookie that makes the browser a known device of the account. */
  setDeviceCookie(token: string): void
}

/** The empty context of the calls that the server makes while it renders a page. These calls only read data. */
export const noCallContext: CallContext = {
  network: noNetwork,
  device: '',
  deviceToken: undefined,
  files: [],
  sendKey: undefined,
  setSessionCookie() {
    throw new Error('A page cannot begin or end a session while it is rendered')
  },
  setDeviceCookie() {
    throw new Error('A page cannot make a device known while it is rendered')
  },
}
