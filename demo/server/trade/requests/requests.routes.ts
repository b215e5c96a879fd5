import * as requests from '../../../../src/trade/requests/requests.contract'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { decide } from './decide-request'
import { detailOf, requestsPage } from './requests-page'
import { stepOwn } from './own-request'
import { planOfDraft } from './wire-plan'

export function routes(app: App) {
  serve(app, requests.pageRequests, ({ asked, who }) => requestsPage(who, asked.body))

  serve(app, requests.requestDetail, ({ asked, who, language, log }) =>
    detailOf(asked.path.id, who, language, log),
  )

  serve(app, requests.approvalPlanOf, ({ asked, who, language }) =>
    planOfDraft(who, asked.path.draftId, language),
  )

  serve(app, requests.decideRequest, ({ asked, who }) => decide(who, asked.path.id, asked.body), {
    lines: true,
    words: { reason: ['原因', 'reason'] },
  })

  serve(app, requests.stepRequest, ({ asked, who }) => stepOwn(who, asked.path))
}
