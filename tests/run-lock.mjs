import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const file = join('node_modules', '.cache', 'tests-run')

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/**
 * Reserves this checkout for one run of the tests: two would share `dist/` and the ports of the journeys.
 * @returns {number | undefined} the process that runs them already
 */
export function lockCheckout() {
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch {
    const owner = Number(readFileSync(file, 'utf8'))
    if (owner > 0 && isAlive(owner)) return owner
    writeFileSync(file, String(process.pid))
  }
  process.once('exit', () => rmSync(file, { force: true }))
  return undefined
}
