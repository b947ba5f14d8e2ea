/**
 * Starts a plain Node server that sends the same bytes from memory for every request. The speed of this server is the
 * upper limit for the site.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { ReceivedAnswer } from './load.ts'

interface AnswerMessage {
  /** Base64. */
  body: string
  headers: ReceivedAnswer['headers']
}

export interface PlainNode {
  address: string
  process: ChildProcess
  stop(): void
}

/** Starts a server that repeats the answer. Like the site, the server reads and parses the body of a request. */
export async function startPlainNode({ bytes, headers }: ReceivedAnswer): Promise<PlainNode> {
  const child = fork(fileURLToPath(import.meta.url), { stdio: 'inherit' })
  child.send({ body: bytes.toString('base64'), headers } satisfies AnswerMessage)
  const [port] = await once(child, 'message')
  return { address: `http://127.0.0.1:${port}`, process: child, stop: () => child.kill() }
}

const perMessageHeaders = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) serve(process)

function serve(parent: NodeJS.Process | ChildProcess): void {
  parent.once('message', ({ body, headers }: AnswerMessage) => {
    const bytes = Buffer.from(body, 'base64')
    const keptHeaders = Object.entries(headers).filter(([name]) => !perMessageHeaders.has(name))
    const responseHeaders = { ...Object.fromEntries(keptHeaders), 'content-length': bytes.length }
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk) => chunks.push(chunk))
      request.on('end', () => {
        if (chunks.length > 0) JSON.parse(Buffer.concat(chunks).toString())
        response.writeHead(200, responseHeaders).end(bytes)
      })
    })
    server.listen(0, '127.0.0.1', () => {
      parent.send?.((server.address() as AddressInfo).port)
    })
  })
}
