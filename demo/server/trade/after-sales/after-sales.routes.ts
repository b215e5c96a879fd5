import * as apply from '../../../../src/trade/after-sales/after-sales-apply.contract'
import { afterSalesForm } from '../../../../src/trade/after-sales/after-sales-form'
import * as steps from '../../../../src/trade/after-sales/after-sales-steps.contract'
import { afterSalesDetail, pageAfterSales } from '../../../../src/trade/after-sales/after-sales.contract'
import { afterSalesType } from '../../../../src/trade/after-sales/after-sales-type'
import { returnParcelForm } from '../../../../src/trade/after-sales/return-forms'
import { refuse } from '../../core/http/refusal'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { detailOf } from './after-sale-detail'
import { afterSalesPage } from './after-sales-page'
import { applyForCase } from './apply'
import { infoOf, trialOf } from './apply-info'
import { exchangeSkusPage } from './exchange-skus'
import { confirmOwn, reapplyOwn, sendBackOwn, withdrawOwn } from './own-after-sales'

const words = { ...afterSalesForm.fields, lines: ['商品', 'goods'] } as const
const { exchange } = afterSalesType.code

const elsewhere = () =>
  refuse(400, ['换货请使用换货申请', 'Please use the exchange application for exchanges.'])

export function routes(app: App) {
  serve(app, pageAfterSales, ({ asked, who }) => afterSalesPage(who, asked.body))

  serve(app, afterSalesDetail, ({ asked, who }) => detailOf(asked.path.id, who))

  serve(app, apply.afterSalesInfo, ({ asked, who, language }) => infoOf(who, asked.path.orderId, language))

  serve(app, apply.lookUpExchangeSkus, ({ asked, who, language }) =>
    exchangeSkusPage(who, asked.body, language),
  )

  serve(app, apply.tryRefund, ({ asked, who }) => trialOf(who, asked.body), { lines: true })

  serve(
    app,
    apply.applyForRefund,
    ({ asked: { body }, who }) => {
      if (body.rightType === exchange) throw elsewhere()
      return applyForCase(who, body)
    },
    { lines: true, words },
  )

  serve(
    app,
    apply.applyForExchange,
    ({ asked: { body }, who }) => applyForCase(who, { ...body, rightType: exchange }),
    { lines: true, words },
  )

  serve(app, apply.reapplyAfterSales, ({ asked, who }) => reapplyOwn(who, asked.path.id, asked.body), {
    words,
  })

  serve(app, steps.withdrawAfterSales, ({ asked, who }) => withdrawOwn(who, asked.path.id))

  serve(app, steps.returnGoods, ({ asked, who }) => sendBackOwn(who, asked.path.id, asked.body), {
    words: returnParcelForm.fields,
  })

  serve(app, steps.confirmResent, ({ asked, who }) => confirmOwn(who, asked.path.id))
}
