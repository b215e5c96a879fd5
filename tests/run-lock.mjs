import { mkdirSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { dirname, join } from 'node:path'

/** Returns the address of the lock's socket. The system releases it when the process ends, however it ends. */
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

/** Locks a checkout for this test run. @returns whether it is free: two runs would share `dist/` and ports */
export async function lockCheckout(folder = '.') {
  const socket = socketOf(folder)
  if (process.platform !== 'win32') mkdirSync(dirname(socket), { recursive: true })
  if (await listens(socket)) return true
  if (await isAnswered(socket)) return false
  // Remains of a killed run.
  rmSync(socket, { force: true })
  return listens(socket)
}
