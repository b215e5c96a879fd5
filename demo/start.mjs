import { execFileSync } from 'node:child_process'
import { isFresh } from './build.mjs'

// The tests' shop needs no documentation.
const part = process.env.BUILD_PART === 'shop' ? 'shop' : 'all'
// The build runs in a child process, because a bundler changes the environment and uses memory that the server needs.
if (!isFresh(part)) {
  const args = part === 'shop' ? ['--shop'] : []
  execFileSync(process.execPath, ['demo/build.mjs', ...args], { stdio: 'inherit' })
}

// The demo adds mailbox, operator and payment pages to the API. A production shop has none of these.
const isReal = process.env.NODE_ENV === 'production' || process.argv.includes('--create-operator')
process.env.DEMO ??= isReal ? '0' : '1'
process.env.DEMO_AUTOPILOT ??= 'fast'

await import('../dist/server/main.js')
