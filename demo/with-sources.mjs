import { createServer } from 'vite'

/** Lends a server that loads sources as they are. @returns what was made of it */
export async function withSources(work) {
  const server = await createServer({
    server: { middlewareMode: true, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
  })
  try {
    return await work(server)
  } finally {
    await server.close()
  }
}
