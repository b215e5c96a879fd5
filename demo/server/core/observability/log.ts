import { pino, type DestinationStream } from 'pino'
import type { Settings } from '../config/settings'
import type { Log } from '../http/surroundings'
import { currentWork } from './work'

/** A line log. Lines never contain names, numbers, addresses or secrets of users. */
export type Logger = Log & Record<'warn' | 'debug', (line: string, facts?: Facts) => void>
type Facts = Readonly<Record<string, string | number | boolean | undefined>>
type LogLevel = Settings['LOG_LEVEL']

const levels = ['error', 'warn', 'info', 'debug'] as const satisfies LogLevel[]

/** Logs JSON lines with request id and route, for log collectors. */
export function jsonLog(level: LogLevel, to?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin() {
      const work = currentWork()
      return work ? { requestId: work.id, route: work.name() } : {}
    },
  }
  const written = to ? pino(options, to) : pino(options)
  const at =
    (one: LogLevel) =>
    (line: string, facts: Facts = {}) =>
      written[one](facts, line.trim())
  return { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') }
}

/** Logs plain lines for a terminal. */
function textLog(level: LogLevel): Logger {
  const at = (one: LogLevel, say: (line: string) => void) => (line: string) => {
    if (levels.indexOf(one) <= levels.indexOf(level)) say(line)
  }
  return {
    error: at('error', (line) => console.error(line)),
    warn: at('warn', (line) => console.error(line)),
    info: at('info', (line) => console.info(line)),
    debug: at('debug', (line) => console.info(line)),
  }
}

export const openLog = ({ level, format }: { level: LogLevel; format: 'json' | 'text' }): Logger =>
  format === 'json' ? jsonLog(level) : textLog(level)
