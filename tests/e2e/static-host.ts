import { createReadStream, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webm': 'video/webm',
}

export type DumbHost = {
  origin: string
  /** Every requested path with its status. */
  asked: { path: string; status: number }[]
  stop: () => Promise<void>
}

function send(answer: ServerResponse, file: string | undefined, status: number) {
  if (!file) return void answer.writeHead(status).end()
  answer.writeHead(status, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' })
  createReadStream(file).pipe(answer)
}

const fileAt = (path: string) => {
  try {
    return statSync(path).isFile() ? path : undefined
  } catch {
    return undefined
  }
}

/** Serves the files of a folder and nothing else, like a minimal static host. */
export async function openDumbHost(folder: string, host: string, port: number): Promise<DumbHost> {
  const asked: DumbHost['asked'] = []
  const server = createServer(({ url = '/' }, answer) => {
    const path = decodeURIComponent(new URL(url, 'http://host').pathname)
    const below = join(folder, normalize(path.endsWith('/') ? `${path}index.html` : path))
    const file = fileAt(below)
    asked.push({ path, status: file ? 200 : 404 })
    send(answer, file ?? fileAt(join(folder, '404.html')), file ? 200 : 404)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://${host}:${port}`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
