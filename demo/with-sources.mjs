let lent

/** Runs work with a server that loads the sources. Nested calls share one server. @returns the result of the work */
export async function withSources(work) {
  if (lent) return work(lent)
  // Matches the build's environment. A NODE_ENV inherited from the shell is ignored.
  process.env.NODE_ENV = 'production'
  // The import is lazy because a check for a fresh build needs no bundler.
  const { createServer } = await import('vite')
  const server = await createServer({
    server: { middlewareMode: true, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
    // Nothing is bundled here, so the pages of demos and tests are not searched for packages.
    optimizeDeps: { noDiscovery: true },
  })
  lent = server
  try {
    return await work(server)
  } finally {
    lent = undefined
    await server.close()
  }
}
