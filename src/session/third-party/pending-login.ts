import * as z from 'zod/mini'
import { catchCode, pendingHead as head, pendingKey as key } from './catch-code'
import { channelNames } from './third-channel'

const shape = z.object({
  state: z.string().check(z.minLength(32)),
  channel: z.enum(channelNames),
  redirect: z.string(),
  /** Code from the third party. Empty: consent denied. */
  code: z.optional(z.string()),
})
type Pending = z.output<typeof shape>
export type Arrival = Pending & { code: string }

/** Reads the login that this tab began. Other tabs and links cannot provide it. */
function read(): Pending | undefined {
  try {
    const stored = sessionStorage.getItem(key) ?? ''
    return stored.startsWith(head) ? shape.parse(JSON.parse(stored.slice(head.length))) : undefined
  } catch {
    return undefined
  }
}

/** Returns whether the address contains a third party's answer that this tab did not request. */
export function isAnswer(search: string): boolean {
  const given = new URLSearchParams(search)
  return given.has('code') || given.has('auth_code')
}

/** @returns whether the browser stored it */
export function keepPending(pending: Pending): boolean {
  try {
    sessionStorage.setItem(key, head + JSON.stringify(pending))
    return true
  } catch {
    return false
  }
}

function forget() {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked.
  }
}

/** Takes the return to this tab, once. The server checks its age, because the local clock may be wrong. */
export function takeArrival(): Arrival | undefined {
  if (typeof location === 'undefined') return undefined
  catchCode()
  const pending = read()
  if (pending?.code === undefined) return undefined
  forget()
  return { ...pending, code: pending.code }
}
