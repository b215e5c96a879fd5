import { execFileSync } from 'node:child_process'
import { isFresh } from './build.mjs'

// A process of its own: a bundler leaves its environment behind, and the server wants its memory.
if (!isFresh()) execFileSync(process.execPath, ['demo/build.mjs'], { stdio: 'inherit' })

// What the reference shop needs beside the API: mailbox, operator and pay pages. Production sets its own.
process.env.DEMO ??= '1'
process.env.DEMO_AUTOPILOT ??= 'fast'

await import('../dist/server/main.js')
