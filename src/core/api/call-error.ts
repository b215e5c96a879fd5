/**
 * network: no usable response (timeout, network abort, unreadable) · http: an error status ·
 * business: body code other than 200 · unauthorized: no or lost session · missing: HTTP 404, never shown ·
 * aborted: the caller cancelled
 */
export type FailureKind = 'network' | 'http' | 'business' | 'unauthorized' | 'missing' | 'aborted'

/** A failed call. Distinguish by `kind` and `code`, never by the message. */
export class CallError extends Error {
  override name = 'CallError'
  readonly kind: FailureKind
  readonly code: number
  /** Server's message as plain text, cut to 300 characters. */
  readonly title: string
  readonly text: string
  /** Rejected fields, if the server lists them. */
  readonly fields: { path: string; message: string }[]
  /** Method and path of the call: `GET /bbb/goodsInfo/detail/{id}`. */
  call = ''

  constructor(kind: FailureKind, code: number, title: string, text = '', fields: CallError['fields'] = []) {
    super(title || kind)
    this.kind = kind
    this.code = code
    this.title = title
    this.text = text
    this.fields = fields
  }
}

export const isCallError = (error: unknown): error is CallError => error instanceof CallError

/** Ignores a failed call, which the client has already shown. Rethrows any other error as a bug. */
export function unlessBug(error: unknown): undefined {
  if (!isCallError(error)) throw error
}

/** Converts a thrown value to a failed call; any other error counts as an unusable response. */
export const asCallError = (error: unknown) =>
  isCallError(error) ? error : new CallError('network', 0, '', error instanceof Error ? error.message : '')
