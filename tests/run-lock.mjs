import { mkdirSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { dirname, join } from 'node:path'

/** The system frees it with the process, however that ends. */
const socketOf = (folder) =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\${folder.replace(/\W/g, '-')}-tests`
    : join(folder, 'node_modules', '.cache', 'tests.sock')

const listens = (socket) =>
  new Promise((done) => {
    const server = createServer((caller) => caller.destroy())
    server.once('error', () => done(false))
    server.listen(socket, () => done(true))
    server.unref()
  })

const isAnswered = (socket) =>
  new Promise((done) => {
    const caller = connect(socket, () => done(true))
    caller.once('connect', () => caller.destroy())
    caller.once('error', () => done(false))
  })

/** Reserves a checkout for this run of the tests. @returns whether no other run has it: two would share `dist/` and ports */
export async function lockCheckout(folder = '.') {
  const socket = socketOf(folder)
  if (process.platform !== 'win32') mkdirSync(dirname(socket), { recursive: true })
  if (await listens(socket)) return true
  if (await isAnswered(socket)) return false
  // Left by a run that was killed.
  rmSync(socket, { force: true })
  return listens(socket)
}
