import { readFileSync } from 'node:fs'

const msOfTick = 10

/**
 * Returns the processor time of a process with all its threads, in milliseconds: its own (`own`), and that of its ended
 * children. Linux only. Undefined if the process has ended.
 */
export function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const [user, system, userOfEnded, systemOfEnded] = fields.slice(11, 15).map((ticks) => ticks * msOfTick)
    return { pid, parent: fields[1], own: user + system, ended: userOfEnded + systemOfEnded }
  } catch {
    return undefined
  }
}
