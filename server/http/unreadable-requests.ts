/**
 * Answers requests that the server cannot read: invalid HTTP, an undecodable address, or a body that does not arrive.
 * The answers have the shape and the security headers of all other failures.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from '../../contract/endpoint.ts'
import type { Config } from '../config/config.ts'
import { translateFailure } from './failures/failure-message.ts'
import { securityHeaders } from './security-headers.ts'

/** @returns the options of Fastify that answer invalid HTTP and invalid addresses */
export function unreadableRequestOptions(config: Config) {
  return {
    frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
      const failure = {
        message: 'The address of this request is invalid',
        code: error.code.toLowerCase(),
      }
      reply
        .code(error.statusCode ?? 400)
        .headers({ ...securityHeaders(config), 'x-request-id': request.id })
        .send(translateFailure(failure, request.headers))
    },

    clientErrorHandler(error: Error & { code?: string }, socket: Socket): void {
      // A client that closed the connection expects no answer.
      if (error.code === 'ECONNRESET' || socket.destroyed) return
      if (socket.writable) socket.write(rawAnswer(error.code, securityHeaders(config)))
      socket.destroy()
    },
  }
}

/** @returns a function that answers 408 to a request with a slow body, and closes the connection */
export function answerSlowRequests(config: Config) {
  return ({ socket }: IncomingMessage, { headersSent }: ServerResponse): void => {
    const answer = rawAnswer('ERR_HTTP_REQUEST_TIMEOUT', securityHeaders(config))
    if (!headersSent && socket.writable) socket.write(answer)
    socket.destroy()
  }
}

function rawAnswer(code: string | undefined, headers: Record<string, string>): string {
  const [status, message] = statusOf(code)
  const failure: Failure = { message, code: 'unreadable_request' }
  const body = JSON.stringify(failure)
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`
}

function statusOf(code: string | undefined): [string, string] {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return ['408 Request Timeout', 'The request took too long']
    case 'HPE_HEADER_OVERFLOW':
      return ['431 Request Header Fields Too Large', 'The headers are too large']
    default:
      return ['400 Bad Request', 'The request cannot be read']
  }
}
