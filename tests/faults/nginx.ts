/** Debian's nginx before several processes, as a school would run it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findProgram, installPackages } from '../../scripts/debian.mjs'
import { freePort } from '../harness/free-port.ts'
import { endWithUs } from '../harness/running-site.ts'
import { Skipped } from './fault.ts'
import { untilWell } from './ground.ts'

export interface Proxy {
  origin: string
  stop(): Promise<void>
}

/** @param origins of the processes. @throws {Skipped} where there is no nginx */
export async function startNginx(origins: readonly string[]): Promise<Proxy> {
  const program = findNginx()
  const folder = await mkdtemp(path.join(tmpdir(), 'huaniao-nginx-'))
  const port = await freePort()
  const settings = path.join(folder, 'nginx.conf')
  await writeFile(settings, configuration(folder, port, origins))
  const nginx = spawn(program, ['-e', path.join(folder, 'error.log'), '-p', folder, '-c', settings])
  endWithUs(nginx)
  let said = ''
  nginx.stderr.on('data', (piece) => {
    said += piece
  })
  const ended = once(nginx, 'exit')
  const origin = `http://127.0.0.1:${port}`
  if ((await untilWell(origin, 10_000)) > 10_000) throw new Error(`nginx does not answer: ${said}`)
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
  const found = find()
  if (!found) throw new Skipped(`There is no nginx. ${failure}`)
  return found
}

/** Without the first lines it is what docs/decisions/0024-many-processes.md gives. */
function configuration(folder: string, port: number, origins: readonly string[]): string {
  const servers = origins.map((origin) => `server ${new URL(origin).host} fail_timeout=1s;`)
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

  upstream huaniao {
    ${servers.join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 210m;
    location / {
      proxy_pass http://huaniao;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_connect_timeout 2s;
      # What only reads is asked of the other process; what writes is never sent twice.
      proxy_next_upstream error timeout;
      error_page 502 504 = @away;
    }
    location @away {
      default_type application/json;
      add_header Retry-After 1 always;
      add_header Cache-Control no-store always;
      return 503 '{"message":"The site is being restarted. Please try again shortly.","code":"process_away"}';
    }
  }
}
`
}
