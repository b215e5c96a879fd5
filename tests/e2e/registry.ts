import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import * as z from 'zod'
import { listenAnywhere } from '../server/port-of'

const manifest = z.looseObject({ name: z.string(), version: z.string() })

function packed(name: string) {
  const options = { encoding: 'utf8', cwd: join('node_modules', name) } as const
  const file = join(
    options.cwd,
    execFileSync('npm', ['pack', '--silent', '--ignore-scripts'], options).trim(),
  )
  const bytes = readFileSync(file)
  rmSync(file)
  return bytes
}

/** Starts a registry of the installed packages, so that `npm install` needs no network. */
export async function registry() {
  const server = createServer((request, response) => {
    const [, name = '', file] = (request.url ?? '').split('/')
    if (!/^[\w-]+$/.test(name)) return response.writeHead(404).end()
    const bytes = packed(name)
    if (file) return response.end(bytes)
    const about = manifest.parse(JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')))
    const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`
    const version = { ...about, dist: { tarball: `${address}/${name}/package.tgz`, integrity } }
    return response.end(
      JSON.stringify({
        name,
        'dist-tags': { latest: about.version },
        versions: { [about.version]: version },
      }),
    )
  })
  const port = await listenAnywhere(server)
  const address = `http://127.0.0.1:${port}`
  return { address, close: () => new Promise((closed) => server.close(closed)) }
}
