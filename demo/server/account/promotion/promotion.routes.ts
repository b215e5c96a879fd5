import {
  invitedPage as invitedEndpoint,
  promotionLink,
  promotionPage,
  promotionSummary,
} from '../../../../src/account/promotion/promotion.contract'
import { payoutFields } from '../../../../src/account/promotion/payout'
import { askPayout, cancelPayout, payoutPage } from '../../../../src/account/promotion/payouts.contract'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { commissionPage } from './commission-page'
import { invitedPage } from './invited-page'
import { linkCodeOf } from './links'
import { askForPayout, payoutsPage, takeBackPayout } from './payouts'
import { summaryOf } from './summary'

const words = payoutFields.fields

export function routes(app: App) {
  serve(app, promotionSummary, ({ who }) => summaryOf(who))

  serve(app, promotionLink, async ({ asked: { body }, who }) => {
    const code = await linkCodeOf(who.companyId, body.target)
    return { code, url: `/register?invite=${code}` }
  })

  serve(app, promotionPage, ({ asked: { body }, who }) => commissionPage(who, body))

  serve(app, invitedEndpoint, ({ asked: { body }, who }) => invitedPage(who, body))

  serve(app, askPayout, ({ asked: { body }, who }) => askForPayout(who, body), { words })
  serve(app, payoutPage, ({ asked: { body }, who }) => payoutsPage(who, body))
  serve(app, cancelPayout, ({ asked: { path }, who }) => takeBackPayout(who, path.id))
}
