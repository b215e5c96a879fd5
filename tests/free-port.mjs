import { createServer } from 'node:net'

/** Returns an unused port. @returns {Promise<number>} */
export const freePort = () =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => done(port))
    })
  })
