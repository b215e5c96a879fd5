import type { Logger } from './log'
import type { Answered, Watcher } from './work'

/** Requests for files and health checks, logged at debug level only. */
const isRoutine = ({ route, status }: Answered) =>
  status < 400 && (/^\/(health|metrics)/.test(route) || /^(\/(kit|docs|img))?\/?\*$/.test(route))

const longest = 1_000

/**
 * Logs each response and each slow statement.
 * @param slow milliseconds
 */
export const loggedWork = (log: Logger, slow: number): Watcher => ({
  answered(work, answered) {
    const { method, route, status, ms, bytes, cut } = answered
    const size = bytes === undefined ? '' : ` ${bytes} B`
    const line = `${method} ${route} ${status} ${ms.toFixed(1)} ms${size}${cut ? ', cut off' : ''}`
    const facts = { method, status, ms: Math.round(ms * 10) / 10, bytes, cut, ...work.asker }
    log[isRoutine(answered) ? 'debug' : 'info'](line, { requestId: work.id, route, ...facts })
  },
  queried(work, { text, ms, failed }) {
    if (ms < slow) return
    const whose = work ? `${work.name()} ${work.id}: ` : ''
    const line = `${whose}slow statement, ${ms.toFixed(0)} ms${failed ? ', failed' : ''}: ${text.slice(0, longest)}`
    log.warn(line, { ms: Math.round(ms), ...(work && { requestId: work.id, route: work.name() }) })
  },
})
