import { spawn } from 'node:child_process'

/** @type {Set<number>} */
const running = new Set()

function kill(pid, signal = 'SIGTERM') {
  try {
    process.kill(-pid, signal)
  } catch {
    // The process has already ended.
  }
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    for (const pid of running) kill(pid)
    process.exit(1)
  })

/**
 * Runs a command, and kills it and all of its children after a time limit.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, seconds?: number, quiet?: boolean }} [options] `quiet` returns the
 * output instead of printing it
 * @returns {Promise<{ ok: boolean, output: string, killed: boolean }>}
 */
export function run(command, args, { env = {}, seconds = 3_600, quiet = false } = {}) {
  const child = spawn(command, args, {
    detached: true,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  const { pid = 0 } = child
  running.add(pid)
  let output = ''
  let killed = false
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
  const limit = setTimeout(() => {
    killed = true
    // Runners close their browsers, which are in separate process groups.
    kill(pid)
    setTimeout(() => kill(pid, 'SIGKILL'), 5_000).unref()
  }, seconds * 1000)
  return new Promise((done) => {
    const end = (ok) => {
      clearTimeout(limit)
      running.delete(pid)
      done({ ok: ok && !killed, output, killed })
    }
    child.once('error', (error) => {
      output += error.message
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })
}
