import { execFileSync, spawn } from 'node:child_process'
import { fingerprint, isFresh } from './build.mjs'

const now = fingerprint()
// The build runs in a child process, because a bundler changes the environment and uses memory that the server needs.
const command = (part) => ['demo/build.mjs', ...(part === 'all' ? [] : [`--${part}`])]
const build = (part) => execFileSync(process.execPath, command(part), { stdio: 'inherit' })
const buildBeside = (part) =>
  new Promise((done, fail) => {
    spawn(process.execPath, command(part), { stdio: 'inherit' }).on('exit', (code) =>
      code === 0 ? done() : fail(new Error(`the build of ${part} failed`)),
    )
  })

// Tests name the part that they need, before the start.
const { BUILD_PART: wanted = 'server' } = process.env
if (!isFresh(wanted, now)) build(wanted)

let docs
/** Builds documentation and foreign pages on their first visit. @returns whether they are built */
function areDocsBuilt() {
  docs ??= { built: isFresh('all', now), begun: false }
  if (!docs.built && !docs.begun) {
    docs.begun = true
    const end = () => (docs.built = true)
    buildBeside('all').then(end, (error) => {
      console.error(error.message)
      end()
    })
  }
  return docs.built
}

// The server fills the database while the shop's pages are built, and waits for them.
const shop = isFresh('shop', now) ? Promise.resolve() : buildBeside('shop')
shop.catch((error) => {
  console.error(error.message)
  process.exit(1)
})
globalThis[Symbol.for('tradefront.builds')] = { shop, areDocsBuilt }

// The demo adds mailbox, operator and payment pages to the API. A production shop has none of these.
const isReal = process.env.NODE_ENV === 'production' || process.argv.includes('--create-operator')
process.env.DEMO ??= isReal ? '0' : '1'
process.env.DEMO_AUTOPILOT ??= 'fast'

await import('../dist/server/main.js')
