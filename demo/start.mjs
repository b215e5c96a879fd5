import { execFileSync } from 'node:child_process'
import { isFresh } from './build.mjs'

// The shop of the tests needs no documentation.
const part = process.env.BUILD_PART === 'shop' ? 'shop' : 'all'
// A process of its own: a bundler leaves its environment behind, and the server wants its memory.
if (!isFresh(part)) {
  const args = part === 'shop' ? ['--shop'] : []
  execFileSync(process.execPath, ['demo/build.mjs', ...args], { stdio: 'inherit' })
}

// A demo needs mailbox, operator and pay pages beside the API. A real shop has none, nor has whoever prepares one.
const isReal = process.env.NODE_ENV === 'production' || process.argv.includes('--create-operator')
process.env.DEMO ??= isReal ? '0' : '1'
process.env.DEMO_AUTOPILOT ??= 'fast'

await import('../dist/server/main.js')
