import type { Locale } from '../../../src/core/locale'
import { fill, pick, type Text, type Values } from '../../../src/core/messages'

export type FieldError = { path: string; message: Text; values?: Values }
type More = {
  /** Fills `{n}` places of the text. */
  values?: Values
  /** Which fields are wrong, in the order of the form. */
  errors?: FieldError[]
  /** For a machine; people are shown the text. */
  data?: unknown
  /** Real HTTP status, where it is not 200. */
  status?: 200 | 400 | 401 | 404 | 413 | 500 | 503
  /** Title shown for HTTP errors, beside the text. */
  error?: Text
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number
}

/** A wish that is not granted, for a reason that its sender can understand. Undoes the open transaction. */
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

  /** The envelope's body in one language. */
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
 * `throw refuse(409, ['状态已变化，请刷新后重试', 'The state has changed in the meantime. Please refresh and try again.'])`
 * @param code the envelope's: 402 no pay password, 403 not permitted, 404 gone, 409 state changed, 413 too
 * large, 415 illegal file, 422 rule, 428 captcha, 429 too often or too much at once, 507 no room to keep it, 529 the server
 * is busy
 */
export const refuse = (code: number, text: Text, more: More = {}) => new Refusal(code, text, more)

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

/** The connection broke while the body came: nobody reads this, and it is no fault of the server's. */
export const cutOff = () =>
  refuse(400, ['请求未发送完整，请重试', 'The request was cut off. Please try again.'], { status: 400 })

/** There is no room left to keep anything: what was asked was not done, and may be asked again later. */
export const noRoomLeft = () =>
  refuse(507, [
    '存储空间不足，本次操作未保存，请稍后再试',
    'There is not enough storage space. Nothing was saved. Please try again later.',
  ])

/** The database cannot be reached. */
export const databaseAway = () =>
  refuse(503, ['系统繁忙，请稍后再试', 'The shop is temporarily unavailable. Try again in a moment.'], {
    status: 503,
    retryAfter: 2,
    error: ['服务暂时不可用', 'Service Unavailable'],
  })

/** The storage of files does not answer, or not as it should: nothing was kept, and it may be tried again. */
export const filesAway = () =>
  refuse(
    503,
    ['文件服务暂时不可用，请稍后再试', 'Files cannot be reached at the moment. Please try again later.'],
    { status: 503, retryAfter: 5 },
  )

/** Somebody for whom a machine's table has no such step. */
export const notPermitted = () => refuse(403, ['没有操作权限', 'You do not have permission to do this.'])

/** Something that is not there, or not this buyer's: both look the same. */
export const notFound = () =>
  refuse(404, ['内容不存在或已失效', 'This content does not exist or is no longer available.'])

/** What was saved had been filled in from a state that is no more. */
export const changedMeanwhile = () =>
  refuse(409, [
    '资料已被他人修改，请核对后重新保存',
    'Somebody else has changed this in the meantime. Please compare, and save again.',
  ])
