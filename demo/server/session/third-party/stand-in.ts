import { newToken } from '../../core/security/auth'
import { clock } from '../../core/time/clock'
import { after, minute } from '../../core/time/business-time'
import type { ThirdChannel } from '../../../../src/session/third-party/third-channel'
import type { ThirdUser } from './provider'

/**
 * The memory that the demo's three providers share. A code is good for one exchange within five minutes, and only
 * for the app and the address that it was given to; a token is good for what follows it.
 */
type Given = ThirdUser & { channel: ThirdChannel; appId: string; redirectUri: string; until: Date }

const codes = new Map<string, Given>()
const tokens = new Map<string, Given>()
const most = 1000

function keep(kept: Map<string, Given>, given: Given): string {
  const oldest = kept.keys().next().value
  if (kept.size >= most && oldest !== undefined) kept.delete(oldest)
  const secret = newToken()
  kept.set(secret, given)
  return secret
}

/** The app under which the shop is known to the demo's providers. */
export const demoApp = (channel: ThirdChannel) => ({
  appId: `demo-${channel}`,
  secret: `secret-of-${channel}`,
})

/** A user of the demo is who the name says: the same name is the same openId. */
export const demoUser = (channel: ThirdChannel, nickName: string): ThirdUser => ({
  openId: `demo-${channel}-${encodeURIComponent(nickName)}`,
  nickName,
})

export const giveCode = (wish: Omit<Given, 'until'>) =>
  keep(codes, { ...wish, until: after(clock.now(), 5 * minute) })

/** @returns a token, or undefined where the code is not (or no longer) this app's */
export function exchange(channel: ThirdChannel, code: string, appId: string): string | undefined {
  const given = codes.get(code)
  codes.delete(code)
  const correct = given?.channel === channel && given.appId === appId && given.until > clock.now()
  return correct ? keep(tokens, given) : undefined
}

export const ownerOf = (channel: ThirdChannel, token: string) => {
  const given = tokens.get(token)
  return given?.channel === channel ? given : undefined
}
