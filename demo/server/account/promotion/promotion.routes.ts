import {
  invitedPage as invitedEndpoint,
  promotionLink,
  promotionPage,
  promotionSummary,
} from '../../../../src/account/promotion/promotion.contract'
import { serve } from '../../core/serve'
import type { App } from '../../core/surroundings'
import { commissionPage } from './commission-page'
import { invitedPage } from './invited-page'
import { linkCodeOf } from './links'
import { summaryOf } from './summary'

export function routes(app: App) {
  serve(app, promotionSummary, ({ who }) => summaryOf(who.companyId, who.site))

  serve(app, promotionLink, async ({ asked: { body }, who }) => {
    const code = await linkCodeOf(who.companyId, body.target)
    return { code, url: `/register?invite=${code}` }
  })

  serve(app, promotionPage, ({ asked: { body }, who }) => commissionPage(who.companyId, body))

  serve(app, invitedEndpoint, ({ asked: { body }, who }) => invitedPage(who.companyId, body))
}
