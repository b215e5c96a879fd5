let lent

/** Lends a server that loads sources as they are, the same within such work. @returns what was made of it */
export async function withSources(work) {
  if (lent) return work(lent)
  // As it is built: what a shell says of its own programs is not meant.
  process.env.NODE_ENV = 'production'
  // Whoever only asks whether a build is fresh needs no bundler.
  const { createServer } = await import('vite')
  const server = await createServer({
    server: { middlewareMode: true, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
  })
  lent = server
  try {
    return await work(server)
  } finally {
    lent = undefined
    await server.close()
  }
}
