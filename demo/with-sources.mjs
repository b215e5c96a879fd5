import { createServer } from 'vite'

/** Lends a server that loads sources as they are. */
export async function withSources(work) {
  const server = await createServer({
    server: { middlewareMode: true, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
  })
  try {
    await work(server)
  } finally {
    await server.close()
  }
}
