/**
 * network: no usable answer (time-out, abort by the network, garbage) · http: an error status ·
 * business: body code other than 200 · unauthorized: no or lost session · missing: HTTP 404, shown nowhere ·
 * aborted: nobody waits for the answer any more
 */
export type FailureKind = 'network' | 'http' | 'business' | 'unauthorized' | 'missing' | 'aborted'

/** A call that did not bring what was asked. Told apart by `kind` and `code`, never by its sentence. */
export class CallError extends Error {
  override name = 'CallError'
  readonly kind: FailureKind
  readonly code: number
  /** The server's own words, cut to 300 characters; plain text. */
  readonly title: string
  readonly text: string
  /** Which fields were refused, where the server says it. */
  readonly fields: { path: string; message: string }[]
  /** Which call it was: `GET /bbb/goodsInfo/detail/{id}`. */
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

/** Where a refusal was said by the client: what is none is a bug, and for the console. */
export function unlessBug(error: unknown): undefined {
  if (!isCallError(error)) throw error
}

/** Whatever was thrown, as a failed call: what is not one already counts as no usable answer. */
export const asCallError = (error: unknown) =>
  isCallError(error) ? error : new CallError('network', 0, '', error instanceof Error ? error.message : '')
