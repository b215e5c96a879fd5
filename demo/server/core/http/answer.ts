import { pick } from '../../../../src/core/language/messages'
import { ofBytes } from './answer-bytes'
import { isBusy, isFull, isUnreachable, reasonOf } from '../database/db-error'
import { errorText } from '../observability/error-text'
import { serverBusy } from './overload'
import { databaseAway, filesAway, noRoomLeft, Refusal } from './refusal'
import { StorageFault } from './storage-fault'
import { languageOf, type AppContext } from './surroundings'
import { requestLabel } from '../observability/observe-requests'

function envelope(c: AppContext, body: object, status: 200 | 400 | 401 | 404 | 413 | 500 | 503 = 200) {
  const bytes = new TextEncoder().encode(JSON.stringify(body))
  return ofBytes(c.body(bytes, status, { 'Content-Type': 'application/json' }), bytes)
}

export const success = (c: AppContext, data: unknown) =>
  envelope(c, { code: 200, message: 'success', data: data ?? null })

/** Answers 404 for an unknown path. */
export function unknownPath(c: AppContext) {
  c.header('Cache-Control', 'no-store')
  const message = pick(['接口不存在', 'This endpoint does not exist.'], languageOf(c.req.raw))
  return envelope(c, { code: 404, error: 'Not Found', message, data: null }, 404)
}

/** Turns a thrown error into a response: refusals in the caller's language, everything else without details. */
export function failure(error: unknown, c: AppContext) {
  const refused = (refusal: Refusal) => {
    const { status, retryAfter } = refusal.more
    if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
    const body = refusal.body(languageOf(c.req.raw))
    return envelope(c, status === 503 ? { ...body, requestId: c.var.requestId } : body, status)
  }
  if (error instanceof Refusal) return refused(error)
  const { log } = c.var.surroundings
  const request = `${c.var.requestId} ${requestLabel(c)}`
  if (isFull(error)) {
    log.error(`${request}: the disk is full`)
    return refused(noRoomLeft())
  }
  if (error instanceof StorageFault) {
    log.error(`${request}: ${error.message}`)
    return refused(filesAway())
  }
  if (isUnreachable(error)) {
    log.error(`${request}: the database is away`)
    return refused(databaseAway())
  }
  if (isBusy(error)) {
    log.error(`${request}: the database is busy (${reasonOf(error)})`)
    return refused(serverBusy())
  }
  log.error(`${request}: ${errorText(error)}`)
  const message = pick(
    ['系统繁忙，请稍后再试', 'The system is busy. Please try again later.'],
    languageOf(c.req.raw),
  )
  const crash = { code: 500, error: 'Internal Server Error', message, data: null }
  return envelope(c, { ...crash, requestId: c.var.requestId }, 500)
}
