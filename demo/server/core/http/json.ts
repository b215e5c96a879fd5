import type { Bytes } from './compression'
import { cutOff, notJson, refuse, tooLarge } from './refusal'

export type BodyLimits = { bytes: number; keys: number }
export const ordinaryBody: BodyLimits = { bytes: 100_000, keys: 2_000 }
/** Limits for carts, orders and imports with up to a thousand lines. */
export const bodyOfLines: BodyLimits = { bytes: 1_000_000, keys: 20_000 }

const deepest = 32
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Reads a body up to a limit, whatever its `Content-Length` claims.
 * @param tooMuch creates the error for a longer body
 */
export async function readBytes(request: Request, most: number, tooMuch = tooLarge): Promise<Bytes> {
  const claimed = request.headers.get('content-length') ?? ''
  if (Number(claimed) > most) throw tooMuch()
  // HTTP delivers no more bytes than `Content-Length`. Reading at once costs a tenth of reading a stream.
  const reading = /^\d+$/.test(claimed) ? request.arrayBuffer() : piecesOf(request, most)
  const bytes = await reading.catch(() => {
    throw cutOff()
  })
  if (!bytes || bytes.byteLength > most) throw tooMuch()
  return new Uint8Array(bytes)
}

/** @returns nothing if the body is longer */
async function piecesOf(request: Request, most: number): Promise<ArrayBuffer | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.byteLength
    if (size > most) {
      await reader?.cancel()
      return undefined
    }
    parts.push(read.value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole.buffer
}

const jsonType = /^application\/json\s*(;|$)/i
const jsonOrPlainType = /^(application\/json|text\/plain)\s*(;|$)/i

/**
 * Reads the JSON body of a request within its limits.
 * @param plain also accepts `text/plain`, which a page of any origin can send without a preflight
 */
export async function readJson(request: Request, limits: BodyLimits, plain = false): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!(plain ? jsonOrPlainType : jsonType).test(type)) throw notJson()
  return parseJson(await readBytes(request, limits.bytes), limits)
}

function parseJson(bytes: Uint8Array, limits: BodyLimits): unknown {
  let value: unknown
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    measure(text, limits)
    value = JSON.parse(text)
  } catch {
    throw notJson()
  }
  refuseInside(value)
  return value
}

/** Checks depth and number of keys before the text is parsed. */
function measure(text: string, { keys }: BodyLimits) {
  let depth = 0
  let colons = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (quoted) {
      if (sign === 92) at++
      else if (sign === 34) quoted = false
    } else if (sign === 34) quoted = true
    else if (sign === 91 || sign === 123) depth++
    else if (sign === 93 || sign === 125) depth--
    else if (sign === 58) colons++
    if (depth > deepest || colons > keys) throw notJson()
  }
}

/** Returns whether a database can store the text: no NUL and no unpaired surrogates. */
export const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

/** Refuses keys that would reach an object's prototype, at any depth. */
function refuseInside(root: unknown) {
  const waiting = [root]
  while (waiting.length) {
    const value = waiting.pop()
    if (typeof value === 'string' && !isStorable(value)) {
      throw refuse(400, ['内容含有无法保存的字符', 'The text contains characters that cannot be saved.'])
    }
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      if (forbidden.has(key)) throw notJson()
      waiting.push(inner)
    }
  }
}
