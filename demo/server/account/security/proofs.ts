import { and, eq } from 'drizzle-orm'
import type { ProofPurpose } from '../../../../src/account/security/proof'
import { newToken, sha256 } from '../../core/security/auth'
import { after, minute } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { refuse } from '../../core/http/refusal'
import { notExpired, over } from '../../core/security/expiry'
import { proof } from './proof.table'

const life = 10 * minute

/** Creates a proof. @returns the ticket for one change; only its hash is stored */
export async function openProof(customerId: string, purpose: ProofPurpose): Promise<string> {
  const ticket = newToken()
  const expiresAt = after(clock.now(), life)
  await db()
    .insert(proof)
    .values({ ticketHash: await sha256(ticket), customerId, purpose, expiresAt })
  return ticket
}

const usedUp = () =>
  refuse(
    422,
    ['身份验证已失效，请重新验证', 'Your verification has expired. Please verify your identity again.'],
    {
      errors: [{ path: 'ticket', message: ['请重新验证身份', 'Please verify your identity again.'] }],
    },
  )

/** Uses a proof up, inside of the transaction that it allows: of two at once only one gets through. */
export async function spendProof(customerId: string, purpose: ProofPurpose, ticket: string) {
  const [spent] = await db()
    .delete(proof)
    .where(
      and(
        eq(proof.ticketHash, await sha256(ticket)),
        eq(proof.customerId, customerId),
        eq(proof.purpose, purpose),
        notExpired(proof.expiresAt, life),
      ),
    )
    .returning()
  if (!spent) throw usedUp()
}

export const forgetOldProofs = () => db().delete(proof).where(over(proof.expiresAt, life))
