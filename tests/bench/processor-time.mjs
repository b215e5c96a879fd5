import { readFileSync } from 'node:fs'

const msOfTick = 10

/**
 * How long a process kept processors busy, all of its threads together, in milliseconds: itself (`own`), and those of its
 * children that ended. Linux only. Undefined where it is gone.
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
