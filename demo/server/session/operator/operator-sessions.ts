import { newToken, sha256 } from '../../core/auth'
import { hour } from '../../core/business-time'

export const operatorAccount = 'operator'
export const operatorPassword = 'operate1234'
export const operatorCookie = 'DEMO_OPERATOR'

const lasts = 12 * hour
const most = 50

// In this process alone, and by a clock that no operator can move: time travel must not log its traveller out.
const openUntil = new Map<string, number>()

/** Opens a session for whoever knows the account, which is printed when the demo starts. @returns its token */
export async function openOperatorSession(account: string, password: string): Promise<string | undefined> {
  const given = await sha256(JSON.stringify([account, password]))
  if (given !== (await sha256(JSON.stringify([operatorAccount, operatorPassword])))) return undefined
  const token = newToken()
  const [oldest] = openUntil.size >= most ? openUntil.keys() : []
  if (oldest !== undefined) openUntil.delete(oldest)
  openUntil.set(await sha256(token), performance.now() + lasts)
  return token
}

export const isOperator = async (token: string) =>
  (openUntil.get(await sha256(token)) ?? 0) > performance.now()

export const endOperatorSession = async (token: string) => openUntil.delete(await sha256(token))
