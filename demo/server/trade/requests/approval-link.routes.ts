import { getCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import { text } from '../../../../src/core/api/text-shapes'
import { longestReason } from '../../../../src/trade/checkout/text-limits'
import { notFound, Refusal } from '../../core/http/refusal'
import { languageOf, type App, type AppContext } from '../../core/http/surroundings'
import { formValues } from '../../core/operator/form-values'
import { memberAsking } from '../../core/rendering/renderer'
import { memberById } from '../../session/sign-in/sessions'
import { decide } from './decide-request'
import { linkOf, spendLink, type ApprovalLink } from './approval-link'
import { approvalPage, decidedPage, unknownLinkPage } from './approval-page'

/** As of `linkPath`. */
const path = '/api/approve/:token'

const decision = z.object({
  decision: z.enum(['approve', 'sendBack', 'reject']),
  reason: z._default(text(longestReason), ''),
})

/** Returns the id of the logged-in account, whether the session is a token or an HttpOnly cookie. */
const viewerOf = async (c: AppContext) => (await memberAsking(c, getCookie(c, 'PC_TOKEN') ?? ''))?.customerId

/** Records a decision. @returns the request's new state @throws Refusal as of `decide` */
async function decideByLink({ mail, row }: ApprovalLink, body: z.output<typeof decision>) {
  const { memberId, requestId, revision, step } = mail
  const who = await memberById(memberId, row.siteId)
  if (!who) throw notFound()
  const { state } = await decide(who, requestId, { ...body, revision, step })
  await spendLink(mail.id)
  return state
}

/** Pages behind the links in mails to approvers. Opening one decides nothing, because mail scanners open links, too. */
export function routes(app: App) {
  app.get(path, async (c) => {
    const link = await linkOf(c.req.param('token'), await viewerOf(c))
    return link ? approvalPage(c, link) : unknownLinkPage(c)
  })

  app.post(path, async (c) => {
    const token = c.req.param('token')
    const viewerId = await viewerOf(c)
    const link = await linkOf(token, viewerId)
    if (!link) return unknownLinkPage(c)
    const { success, data } = decision.safeParse(await formValues(c.req.raw))
    if (link.fault || !success) return approvalPage(c, link)
    try {
      return await decidedPage(c, link.row, await decideByLink(link, data))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      // Somebody may have decided meanwhile, so the link is looked up again.
      return approvalPage(
        c,
        (await linkOf(token, viewerId)) ?? link,
        error.body(languageOf(c.req.raw)).message,
      )
    }
  })
}
