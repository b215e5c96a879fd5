import { buildAll } from './build.mjs'

// What the reference shop needs beside the API: mailbox, operator and pay pages. Production sets its own.
process.env.DEMO ??= '1'
process.env.DEMO_AUTOPILOT ??= 'fast'

await buildAll()
await import('../dist/server/main.js')
