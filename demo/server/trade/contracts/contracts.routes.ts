import { contractForm } from '../../../../src/trade/contracts/contract'
import * as contracts from '../../../../src/trade/contracts/contracts.contract'
import { minute } from '../../core/time/business-time'
import { limit } from '../../core/security/limit'
import { ownStep } from '../../core/documents/own-step'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { buyerOf } from '../cart/buyer'
import { askForContract } from './apply-for-contract'
import { ticketFor } from './contract-document'
import { contractsPage, detailOf } from './contracts-page'
import { seenContract } from './contract-viewer'
import { moveContract } from './move-contract'
import { signOwn } from './own-contracts'

const takeOwn = ownStep({ plain: ['withdraw'], seen: seenContract, move: moveContract })

export function routes(app: App) {
  serve(
    app,
    contracts.applyForContract,
    async ({ asked, who }) => askForContract(await buyerOf(who), asked.body),
    { lines: true, words: { ...contractForm.fields, lines: ['商品', 'goods'] } },
  )

  serve(app, contracts.pageContracts, ({ asked, who }) => contractsPage(who, asked.body))

  serve(app, contracts.contractDetail, ({ asked, who }) => detailOf(asked.path.id, who))

  serve(app, contracts.signContract, ({ asked, who }) => signOwn(who, asked.path.id, asked.body), {
    words: { name: ['签署人姓名', 'signer’s name'] },
  })

  serve(app, contracts.withdrawContract, ({ asked: { path }, who }) =>
    takeOwn(who, { ...path, action: 'withdraw' }),
  )

  serve(app, contracts.contractFile, async ({ asked, who }) => {
    await limit('downloadTicket', { customerId: who.customerId }, 120, minute)
    return ticketFor(who, asked.path.id)
  })
}
