/** Starts Debian's nginx as a reverse proxy for several processes, as a school runs nginx. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findProgram, installPackages } from '../../scripts/programs/debian.mjs'
import { root } from '../../scripts/programs/pinned-node.mjs'
import { freePort } from '../harness/servers/free-port.ts'
import { killAtExit } from '../harness/sites/running-site.ts'
import { Skipped } from './fault.ts'
import { timeUntilReady } from './tested-site.ts'

export interface Proxy {
  origin: string
  stop(): Promise<void>
}

/** @param origins the addresses of the processes. @throws {Skipped} if nginx is missing and cannot be installed */
export async function startNginx(origins: readonly string[]): Promise<Proxy> {
  const program = findNginx()
  const folder = await mkdtemp(path.join(tmpdir(), 'huaniao-nginx-'))
  const port = await freePort()
  const settings = path.join(folder, 'nginx.conf')
  await writeFile(settings, await configuration(folder, port, origins))
  const nginx = spawn(program, ['-e', path.join(folder, 'error.log'), '-p', folder, '-c', settings])
  killAtExit(nginx)
  let output = ''
  nginx.stderr.on('data', (piece) => {
    output += piece
  })
  const ended = once(nginx, 'exit')
  const origin = `http://127.0.0.1:${port}`
  if ((await timeUntilReady(origin, 10_000)) > 10_000)
    throw new Error(`nginx does not answer: ${output}`)
  return {
    origin,
    async stop() {
      nginx.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function findNginx(): string {
  const find = () => findProgram(['nginx', '../sbin/nginx'])
  const failure = find() ? undefined : installPackages(['nginx-light'])
  const nginxPath = find()
  if (!nginxPath) throw new Skipped(`nginx is not installed. ${failure}`)
  return nginxPath
}

/** @returns deploy/nginx.conf with the addresses of the processes, and with a separate folder for nginx's files */
async function configuration(
  folder: string,
  port: number,
  origins: readonly string[],
): Promise<string> {
  const template = await readFile(path.join(root, 'deploy/nginx.conf'), 'utf8')
  const hosts = origins.map((origin) => new URL(origin).host)
  const adaptedConfiguration = template
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll(/(?<=^ *server )127\.0\.0\.1:300\d/gm, () => hosts.shift() ?? '')
  if (hosts.length > 0 || adaptedConfiguration.includes(':3000'))
    throw new Error('deploy/nginx.conf has changed')
  return `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 2048; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${adaptedConfiguration}
}
`
}
