import type { Locale } from '../../../../src/core/language/locale'
import { fill, pick, type Text, type Values } from '../../../../src/core/language/messages'

export type FieldError = { path: string; message: Text; values?: Values }
type More = {
  /** Values of the text's placeholders. */
  values?: Values
  /** Invalid fields, in the order of the form. */
  errors?: FieldError[]
  /** Data for programs; people see the text. */
  data?: unknown
  /** HTTP status, if it is not 200. */
  status?: 200 | 400 | 401 | 404 | 413 | 500 | 503
  /** Title of HTTP errors, beside the text. */
  error?: Text
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number
}

/** An expected error that the user can understand. Rolls back the open transaction. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: number
  readonly text: Text
  readonly more: More

  constructor(code: number, text: Text, more: More = {}) {
    super(fill(text[1], more.values))
    this.code = code
    this.text = text
    this.more = more
  }

  /** Returns the response body in one language. */
  body(language: Locale) {
    const { values, errors, data = null, error } = this.more
    const say = (text: Text, own = values) => pick(text, language, own)
    return {
      code: this.code,
      ...(error && { error: say(error) }),
      message: say(this.text),
      data,
      ...(errors && {
        errors: errors.map((field) => ({ path: field.path, message: say(field.message, field.values) })),
      }),
    }
  }
}

/**
 * Creates a refusal: `throw refuse(409, ['状态已变化，请刷新后重试', 'The state has changed in the meantime. Please refresh and try again.'])`
 * @param code of the envelope: 402 no payment password, 403 not permitted, 404 not found, 409 state changed, 413 too large,
 * 415 unsupported file, 422 business rule, 428 captcha required, 429 rate or concurrency limit, 507 no storage space, 529 server
 * busy
 */
export const refuse = (code: number, text: Text, more: More = {}) => new Refusal(code, text, more)

/** Creates a refusal because of one field of the request, which shows the same text. @param path of the field */
export const refuseField = (code: number, path: string, text: Text, values: Values = {}) =>
  refuse(code, text, { values, errors: [{ path, message: text, values }] })

export const sessionOver = () =>
  refuse(401, ['请重新登录', 'Please log in again.'], {
    status: 401,
    error: ['登录失效或已过期', 'Login invalid or expired'],
  })

export const stateChanged = () =>
  refuse(409, [
    '状态已变化，请刷新后重试',
    'The state has changed in the meantime. Please refresh and try again.',
  ])

export const notJson = () =>
  refuse(400, ['请求内容不是有效的 JSON', 'The request body is not valid JSON.'], { status: 400 })

export const tooLarge = () => refuse(413, ['请求内容过大', 'The request body is too large.'], { status: 413 })

/** The client disconnected during the upload. Nobody reads the response, and the server is not at fault. */
export const cutOff = () =>
  refuse(400, ['请求未发送完整，请重试', 'The request was cut off. Please try again.'], { status: 400 })

/** No storage space: nothing was written, and the request may be retried later. */
export const noRoomLeft = () =>
  refuse(507, [
    '存储空间不足，本次操作未保存，请稍后再试',
    'There is not enough storage space. Nothing was saved. Please try again later.',
  ])

/** The database is unreachable. */
export const databaseAway = () =>
  refuse(503, ['系统繁忙，请稍后再试', 'The shop is temporarily unavailable. Try again in a moment.'], {
    status: 503,
    retryAfter: 2,
    error: ['服务暂时不可用', 'Service Unavailable'],
  })

/** The file storage failed: nothing was stored, and the request may be retried. */
export const filesAway = () =>
  refuse(
    503,
    ['文件服务暂时不可用，请稍后再试', 'Files cannot be reached at the moment. Please try again later.'],
    { status: 503, retryAfter: 5 },
  )

/** The state machine has no such step for this actor. */
export const notPermitted = () => refuse(403, ['没有操作权限', 'You do not have permission to do this.'])

/** Unknown, or another buyer's: both look the same. */
export const notFound = () =>
  refuse(404, ['内容不存在或已失效', 'This content does not exist or is no longer available.'])

/** The form was filled in from a state that has changed since. */
export const changedMeanwhile = () =>
  refuse(409, [
    '资料已被他人修改，请核对后重新保存',
    'Somebody else has changed this in the meantime. Please compare, and save again.',
  ])
