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

/** States of the parts that are built on a first visit: 'building', 'built' or 'failed'. */
const states = new Map()
/** Starts the build of a part on its first visit. @returns its state */
function stateOf(part) {
  if (!states.has(part)) {
    states.set(part, isFresh(part, now) ? 'built' : 'building')
    if (states.get(part) === 'building')
      shop
        .then(() => buildBeside(part))
        .then(
          () => states.set(part, 'built'),
          (error) => {
            console.error(error.message)
            states.set(part, 'failed')
          },
        )
  }
  return states.get(part)
}

// The server fills the database while the shop's pages are built, and waits for them.
const shop = isFresh('shop', now) ? Promise.resolve() : buildBeside('shop')
shop.catch((error) => {
  console.error(error.message)
  process.exit(1)
})
globalThis[Symbol.for('tradefront.builds')] = { shop, stateOf }

// The demo adds mailbox, operator and payment pages to the API. A production shop has none of these.
const isReal = process.env.NODE_ENV === 'production' || process.argv.includes('--create-operator')
process.env.DEMO ??= isReal ? '0' : '1'
process.env.DEMO_AUTOPILOT ??= 'fast'

await import('../dist/server/main.js')
