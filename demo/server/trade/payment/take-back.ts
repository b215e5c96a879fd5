import type { Member } from '../../core/security/auth'
import { tx } from '../../core/database/db'
import { lockOwn, payable } from './own-pay-orders'
import { movePayOrder } from './pay-orders'

/** Allows the buyer to choose another payment method. @throws Refusal 404 void, 422 under review */
export const takeBack = (who: Member, id: string) =>
  tx(async () => {
    const row = await lockOwn(who, id)
    if (!payable(row)) return { state: row.state }
    const mover = { actor: 'buyer', actorId: who.customerId } as const
    return { state: await movePayOrder(row, 'changeMethod', mover, { payCode: null }) }
  })
