import { offerForm } from '../../../../src/trade/offers/offer-form'
import * as steps from '../../../../src/trade/offers/offer-steps.contract'
import * as offers from '../../../../src/trade/offers/offers.contract'
import type { FieldWords } from '../../core/http/field-words'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { buyerOf } from '../cart/buyer'
import { askForOffer } from './add-offer'
import { detailOf } from './offer-detail'
import { offersPage } from './offers-page'
import { acceptOwn, askAgainOwn, declineOwn, withdrawOwn, writeOwn } from './own-offers'

const addWords: FieldWords = {
  ...offerForm.fields,
  lines: ['商品', 'goods'],
  cartIdList: ['商品', 'goods'],
  name: ['商品名称', 'product name'],
  unit: ['单位', 'unit'],
  targetPrice: ['期望单价', 'expected price'],
}
const threadWords: FieldWords = { text: ['内容', 'message'], reason: ['原因', 'reason'] }

export function routes(app: App) {
  serve(app, offers.addOffer, async ({ asked, who }) => askForOffer(await buyerOf(who), asked.body), {
    lines: true,
    words: addWords,
  })

  serve(app, offers.pageOffers, ({ asked, who }) => offersPage(who, asked.body))

  serve(app, offers.offerDetail, ({ asked, who }) => detailOf(asked.path.id, who))

  serve(app, steps.acceptOffer, ({ asked, who }) => acceptOwn(who, asked.path.id, asked.body))

  serve(app, steps.declineOffer, ({ asked, who }) => declineOwn(who, asked.path.id, asked.body), {
    words: threadWords,
  })

  serve(app, steps.withdrawOffer, ({ asked, who }) => withdrawOwn(who, asked.path.id))

  serve(app, steps.askOfferAgain, ({ asked, who }) => askAgainOwn(who, asked.path.id, asked.body), {
    words: threadWords,
  })

  serve(app, steps.writeToOffer, ({ asked, who }) => writeOwn(who, asked.path.id, asked.body), {
    words: threadWords,
  })
}
