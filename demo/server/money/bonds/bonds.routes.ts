import { bondPage, payBond, refundBond } from '../../../../src/money/bonds/bonds.contract'
import { refundFields } from '../../../../src/money/bonds/bond'
import { tx } from '../../core/database/db'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { bondsPage, demandBond, seenBond } from './bonds'
import { moveBond } from './move-bond'

export function routes(app: App) {
  serve(app, bondPage, ({ asked, who }) => bondsPage(who, asked.body))

  serve(app, payBond, async ({ asked, who }) => ({
    payOrderId: (await demandBond(who, asked.body.bondId)).id,
  }))

  serve(
    app,
    refundBond,
    ({ asked: { path, body }, who }) =>
      tx(async () => {
        const { id } = await seenBond(path.id, who)
        const { reason } = body
        const mover = { actor: 'buyer', actorId: who.customerId, reason } as const
        return { state: await moveBond(id, 'askRefund', mover, { reason }) }
      }),
    { words: refundFields.fields },
  )
}
