import { PoolFull } from './pool-full'

function* causes(error: unknown) {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) yield at
}

function codeOf(error: Error): string {
  const code: unknown = 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}

/** Returns PostgreSQL's five-character error code, wherever the query builder has wrapped it. */
export function sqlState(error: unknown): string {
  for (const cause of causes(error)) if (/^[0-9A-Z]{5}$/.test(codeOf(cause))) return codeOf(cause)
  return ''
}

/** Another document got the same number in the same second. The next attempt uses a new one. */
const isSameNumber = (error: unknown) =>
  sqlState(error) === '23505' &&
  [...causes(error)].some((cause) => /(_no|invoice_number)_unique$/.test(constraintOf(cause)))

const constraintOf = (error: Error) =>
  'constraint' in error && typeof error.constraint === 'string' ? error.constraint : ''

/** The transaction conflicted with another one. Retrying may succeed. */
export const isConflict = (error: unknown) =>
  ['40001', '40P01'].includes(sqlState(error)) || isSameNumber(error)

/** Another transaction held a row lock for longer than our timeout. */
export const isLockTimeout = (error: unknown) => sqlState(error) === '55P03'

const gone = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN']
const goneWords =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection|query read timeout/i

/** No space left on the database server's disk, or on ours with the embedded engine. */
export function isFull(error: unknown): boolean {
  if (['53100', '25006'].includes(sqlState(error))) return true
  for (const cause of causes(error)) if (['ENOSPC', 'EDQUOT'].includes(codeOf(cause))) return true
  return false
}

/** The database is overloaded: no free connection, or a statement timeout. */
export function isBusy(error: unknown): boolean {
  const state = sqlState(error)
  if (state.startsWith('53') || state === '57014') return true
  for (const cause of causes(error)) if (cause instanceof PoolFull) return true
  return false
}

/**
 * Our own mistake: PostgreSQL rejected the message, such as a statement with more than 65,535 parameters, and keeps the
 * connection. Poolers use the same code when they close a connection, marked `FATAL`.
 */
const isRefusedMessage = (error: unknown) =>
  [...causes(error)].some(
    (cause) => codeOf(cause) === '08P01' && !('severity' in cause && cause.severity === 'FATAL'),
  )

/** The database server is unreachable or restarting. Retrying later may succeed. */
export function isUnreachable(error: unknown): boolean {
  if (isBusy(error) || isRefusedMessage(error)) return false
  if (/^(08|57P)/.test(sqlState(error))) return true
  for (const cause of causes(error)) {
    if (gone.includes(codeOf(cause)) || goneWords.test(cause.message)) return true
    if (cause instanceof AggregateError && cause.errors.some(isUnreachable)) return true
  }
  return false
}

/** Returns the database's own message, for the log. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return 'unknown reason'
  return 'code' in cause && typeof cause.code === 'string' && !cause.message ? cause.code : cause.message
}
