import * as z from 'zod/mini'
import { CallError } from './call-error'

const optionalText = z.catch(z.optional(z.string()), undefined)
const envelope = z.object({
  code: z.number(),
  message: optionalText,
  error: optionalText,
  data: z.optional(z.unknown()),
  errors: z.catch(z.optional(z.array(z.object({ path: z.string(), message: z.string() }))), undefined),
})

/** A raw response. `open` validates it. */
export type Reply = { status: number; body: string }

const cut = (words: string | undefined) => [...(words ?? '')].slice(0, 300).join('')
/** Some servers repeat the reason in `data`. Anything but a short text there is for programs. */
const sentence = (data: unknown) => (typeof data === 'string' ? cut(data) : '')

// An escaped unpaired surrogate. A URL cannot even contain it.
const halfEscaped = /\\ud[89a-f]/i
const halves = /[\ud800-\udfff]/gu
const whole = (_: string, value: unknown) =>
  typeof value === 'string' ? value.replace(halves, '\ufffd') : value

function read(body: string) {
  try {
    return envelope.safeParse(JSON.parse(body, halfEscaped.test(body) ? whole : undefined))
  } catch {
    return { success: false as const }
  }
}

const sessionOver = new Set(['登录信息已过期', 'login information has expired'])

/**
 * Returns the data of a response or throws. Every response is exactly one of data, business error or network error.
 * Anything but an object with a numeric `code` is a network error.
 * @throws CallError
 */
export function open({ status, body }: Reply): unknown {
  if (status === 404) throw new CallError('missing', 404, '')
  const parsed = read(body)
  const envelope = parsed.success ? parsed.data : undefined
  if (status === 401)
    throw new CallError(
      'unauthorized',
      401,
      cut(envelope?.error ?? envelope?.message),
      cut(envelope?.message),
    )
  if (status < 200 || status > 299) {
    if (!envelope) throw new CallError('network', status, '')
    throw new CallError(
      'http',
      status,
      cut(envelope.error ?? envelope.message),
      cut(envelope.message),
      envelope.errors,
    )
  }
  if (!envelope) throw new CallError('network', 0, '')
  if (envelope.code === 200) return envelope.data
  const message = cut(envelope.message)
  // The only place that compares a text: any other 300 is an ordinary refusal.
  if (envelope.code === 300 && sessionOver.has(message.toLowerCase()))
    throw new CallError('unauthorized', 300, message)
  throw new CallError('business', envelope.code, message, sentence(envelope.data), envelope.errors)
}
