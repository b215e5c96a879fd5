import { eq } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/api/endpoint'
import type { signContract } from '../../../../src/trade/contracts/contracts.contract'
import type { Member } from '../../core/security/auth'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { refuse } from '../../core/http/refusal'
import { agreeOn } from './agreed-prices'
import { seenContract, type ContractRow } from './contract-viewer'
import { contractLine } from './contracts.table'
import { moveContract } from './move-contract'

const otherText = () =>
  refuse(409, [
    '合同内容已变更，请重新核对后签署',
    'The contract has been changed. Please read it again before you sign.',
  ])

/** Puts the contract's prices in force from now until its last day. */
async function putInForce({ id, customerId, siteId, endsAt }: ContractRow) {
  const lines = await db().select().from(contractLine).where(eq(contractLine.contractId, id))
  await agreeOn(
    lines.flatMap(({ skuId, price }) =>
      price !== null && endsAt !== null
        ? [
            {
              customerId,
              siteId,
              skuId,
              price,
              minQuantity: 1,
              validTo: endsAt,
              source: 'contract' as const,
              sourceId: id,
            },
          ]
        : [],
    ),
  )
}

/**
 * Signs exactly the text that was shown.
 * @throws Refusal 404 another company's, 409 settled, or the text has changed
 */
export async function signOwn(who: Member, id: string, { name, hash }: Asked<typeof signContract>['body']) {
  await seenContract(id, who)
  const mover = { actor: 'buyer', actorId: who.customerId, reason: name } as const
  const state = await moveContract(id, 'sign', mover, async (row) => {
    if (row.bodyHash !== hash.toLowerCase()) throw otherText()
    await putInForce(row)
    return { reason: '', signedName: name, signedBy: who.customerId, signedAt: clock.now() }
  })
  return { state }
}
