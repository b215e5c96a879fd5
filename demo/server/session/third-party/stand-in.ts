import { newToken } from '../../core/security/auth'
import { clock } from '../../core/time/clock'
import { after, minute } from '../../core/time/business-time'
import type { ThirdChannel } from '../../../../src/session/third-party/third-channel'
import type { ThirdUser } from './provider'

/**
 * Shared state of the demo's three providers. A code is valid for one exchange within five minutes, and only for its app
 * and callback URL. A token is valid for the calls that follow.
 */
type Given = ThirdUser & { channel: ThirdChannel; appId: string; redirectUri: string; until: Date }

const codes = new Map<string, Given>()
const tokens = new Map<string, Given>()
const most = 1000

function keep(store: Map<string, Given>, given: Given): string {
  const oldest = store.keys().next().value
  if (store.size >= most && oldest !== undefined) store.delete(oldest)
  const secret = newToken()
  store.set(secret, given)
  return secret
}

/** Returns the app credentials of the shop at the demo's providers. */
export const demoApp = (channel: ThirdChannel) => ({
  appId: `demo-${channel}`,
  secret: `secret-of-${channel}`,
})

/** Creates a demo user from a name. The same name always has the same openId. */
export const demoUser = (channel: ThirdChannel, nickName: string): ThirdUser => ({
  openId: `demo-${channel}-${encodeURIComponent(nickName)}`,
  nickName,
})

export const giveCode = (wish: Omit<Given, 'until'>) =>
  keep(codes, { ...wish, until: after(clock.now(), 5 * minute) })

/** @returns a token, or undefined for an invalid or expired code, or one of another app */
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
