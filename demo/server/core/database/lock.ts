import { createHash } from 'node:crypto'
import { realpath, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { StartError } from '../config/start-error'

/**
 * Locks a data folder for this process. PGlite has no lock, and two processes on one folder silently lose rows. The lock is a
 * socket, which the system releases when the process ends in any way.
 * @param folder may not exist yet
 * @returns a function that releases the lock
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const address = addressFor(await realPath(folder))
  const server = await listen(address).catch(async (error: unknown) => {
    if (!isTaken(error)) throw error
    const holder = await askHolder(address)
    if (holder === undefined && (await removeDead(address))) return listen(address)
    throw new StartError(
      `The data folder ${folder} is in use by another server (process ${holder ?? 'unknown'}).`,
    )
  })
  return () => new Promise((done) => void server.close(() => done()))
}

/** Returns the canonical path of a folder that may not exist yet. */
async function realPath(folder: string): Promise<string> {
  const whole = resolve(folder)
  try {
    return await realpath(whole)
  } catch {
    const parent = dirname(whole)
    return parent === whole ? whole : join(await realPath(parent), basename(whole))
  }
}

function addressFor(path: string): string {
  const name = `tradefront-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`
  if (process.platform === 'linux') return `\0${name}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

function listen(address: string): Promise<Server> {
  return new Promise((done, fail) => {
    const server = createServer((asker) => {
      asker.on('error', () => {})
      asker.end(String(process.pid))
    })
    server.once('error', fail)
    server.listen(address, () => {
      server.unref()
      done(server)
    })
  })
}

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/** Asks the holder of the lock for its process id. */
function askHolder(address: string): Promise<string | undefined> {
  return new Promise((done) => {
    let reply = ''
    const asker = connect(address)
    asker.setTimeout(2_000, () => asker.destroy())
    asker.on('data', (part) => (reply += part.toString()))
    asker.on('error', () => done(undefined))
    asker.on('close', () => done(/^\d{1,10}$/.test(reply) ? reply : undefined))
  })
}

/** Removes the socket file of a killed process. */
async function removeDead(address: string): Promise<boolean> {
  if (process.platform === 'linux' || process.platform === 'win32') return false
  await rm(address, { force: true })
  return true
}
