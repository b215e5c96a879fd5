import type { Answer } from '../../../../src/core/api/endpoint'
import type { signIn } from '../../../../src/session/sign-in/sign-in.contract'
import { audit } from '../../core/documents/audit'
import { cookieSign, sessionCookie, tokenOf } from '../../core/security/auth'
import type { Config } from '../../core/config/config'
import { tx } from '../../core/database/db'
import type { Customer } from './customer.table'
import { noteEntered } from './person'
import { endSession, openSession } from './sessions'

type Entering = { site: string; address: string; request: Request; config: Config; headers: Headers }

export const anyOrigin = () => true

export function sessionCookieFor(token: string, { https, session }: Config) {
  const age = token ? session.absolute / 1000 : 0
  return `${sessionCookie}=${token}; HttpOnly; SameSite=Lax; Path=/api; Max-Age=${age}${https ? '; Secure' : ''}`
}

/**
 * Opens a session for a buyer verified by password, code or third party.
 * @param call request that contained the proof
 * @returns common response of all login methods
 */
export async function enterAs(
  buyer: Pick<Customer, 'id' | 'personId' | 'userType' | 'legalName'>,
  { site, address, request, config, headers }: Entering,
): Promise<Answer<typeof signIn>> {
  const before = tokenOf(request, config, anyOrigin)
  const token = await tx(async () => {
    // A login within a session replaces that session.
    if (before) await endSession(before)
    await audit({
      actorType: 'buyer',
      actorId: buyer.id,
      entity: 'session',
      entityId: buyer.id,
      action: 'login',
    })
    await noteEntered(buyer)
    const device = request.headers.get('user-agent') ?? ''
    return openSession({ customerId: buyer.id, site, device, address })
  })
  // No compression: the length of a compressed response could reveal the secret.
  headers.set('Cache-Control', 'no-store, no-transform')
  if (config.cookieSession) headers.append('Set-Cookie', sessionCookieFor(token, config))
  return {
    // With an HttpOnly session cookie, scripts only get a marker that a session exists.
    token: config.cookieSession ? cookieSign(token) : token,
    userType: buyer.userType,
    userId: buyer.id,
    legalName: buyer.legalName,
  }
}
