import * as z from 'zod/mini'
import { catchCode, pendingHead as head, pendingKey as key } from './catch-code'
import { channelNames } from './third-channel'

const shape = z.object({
  state: z.string().check(z.minLength(32)),
  channel: z.enum(channelNames),
  redirect: z.string(),
  /** What the third party sent back, once it was taken from the address; empty: no consent. */
  code: z.optional(z.string()),
})
type Pending = z.output<typeof shape>
export type Arrival = Pending & { code: string }

/** This tab's memory of the login that it began: no other tab, and no link that somebody sends, has one. */
function read(): Pending | undefined {
  try {
    const kept = sessionStorage.getItem(key) ?? ''
    return kept.startsWith(head) ? shape.parse(JSON.parse(kept.slice(head.length))) : undefined
  } catch {
    return undefined
  }
}

/** Whether an address brings a third party's answer. What this tab asked for was taken out of it before. */
export function isAnswer(search: string): boolean {
  const given = new URLSearchParams(search)
  return given.has('code') || given.has('auth_code')
}

/** @returns whether the browser will remember it */
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
    // Nothing is kept where nothing can be.
  }
}

/** What came back to this tab, once. Whether it came in time is the server's to say: this machine's clock may jump. */
export function takeArrival(): Arrival | undefined {
  if (typeof location === 'undefined') return undefined
  catchCode()
  const pending = read()
  if (pending?.code === undefined) return undefined
  forget()
  return { ...pending, code: pending.code }
}
