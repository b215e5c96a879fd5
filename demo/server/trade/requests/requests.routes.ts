import * as requests from '../../../../src/trade/requests/requests.contract'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { decide } from './decide-request'
import { editRequest } from './edit-request'
import { reassignRequest } from './reassign-request'
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

  serve(app, requests.editRequest, ({ asked, who }) => editRequest(who, asked.path.id, asked.body), {
    lines: true,
  })

  serve(app, requests.reassignRequest, ({ asked, who }) => reassignRequest(who, asked.path.id, asked.body), {
    words: { toId: ['审批人', 'approver'], reason: ['原因', 'reason'] },
  })

  serve(app, requests.stepRequest, ({ asked, who, language }) => stepOwn(who, asked.path, language))
}
