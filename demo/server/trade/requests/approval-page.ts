import { getCookie } from 'hono/cookie'
import { html } from 'hono/html'
import * as z from 'zod/mini'
import { wording } from '../../../../src/core/api/shapes'
import { defaultLocale, nearestLocale, type Locale } from '../../../../src/core/language/locale'
import { pick, type Text, type Values } from '../../../../src/core/language/messages'
import { formatMoney } from '../../../../src/core/money'
import { requestState } from '../../../../src/trade/requests/request-state'
import { longestReason } from '../../../../src/trade/checkout/text-limits'
import type { RequestLine } from '../../../../src/trade/requests/requests.contract'
import { inLanguage } from '../../core/http/in-language'
import { plainDocument, plainPageHeaders } from '../../core/http/plain-page'
import { languageOf, type AppContext } from '../../core/http/surroundings'
import { wireTime } from '../../core/time/business-time'
import { currencyOf } from '../../site/brand-site/brand-sites'
import { accountNames } from '../orders/account-names'
import type { ApprovalLink, LinkFault } from './approval-link'
import { lineObstacles } from './line-obstacles'
import { heldPieces } from './request-hold'
import type { RequestRow } from './request-viewer'

/** Lines that the page shows; the request itself shows all. */
const shownLines = 10

const faults: Record<LinkFault, Text> = {
  foreign: [
    '该审批须由 {approver} 本人作出，您登录的是其他账号。',
    'This is {approver}’s decision. You are logged in to another account.',
  ],
  used: ['您已通过该链接审批过此申请。', 'You have already decided this request by this link.'],
  changed: [
    '采购申请在邮件发出后已变化，请登录核对后审批。',
    'The request has changed since this mail. Log in to check and decide it.',
  ],
  decided: [
    '此申请不再等待 {approver} 审批。',
    'This request no longer waits for the decision of {approver}.',
  ],
  expired: ['链接已过期，请登录后审批。', 'This link has expired. Log in to decide the request.'],
  logIn: ['贵公司要求登录后审批。', 'Your company requires a login to decide.'],
}

const words = {
  title: ['采购申请 {no}', 'Purchase request {no}'],
  unknown: ['链接无效', 'This link is not valid'],
  unknownText: [
    '链接不完整，或早已失效。登录后可查看待审批的申请。',
    'The link is incomplete, or ended long ago. Log in to see the requests that wait for you.',
  ],
  requester: ['申请人', 'Requester'],
  approver: ['审批人', 'Approver'],
  amount: ['合计', 'Total'],
  goods: ['商品', 'Goods'],
  more: ['另有 {n} 种', '{n} more'],
  remark: ['备注', 'Note'],
  emergency: ['紧急采购，已下单', 'Emergency, ordered already'],
  held: ['价格和库存保留至', 'Price and stock are held until'],
  decision: ['审批', 'Decision'],
  approve: ['批准', 'Approve'],
  sendBack: ['退回', 'Return'],
  reject: ['驳回', 'Reject'],
  reason: ['原因（退回或驳回时必填）', 'Reason (required to return or reject)'],
  send: ['提交审批', 'Submit the decision'],
  open: ['查看采购申请', 'Open the request'],
  logIn: ['登录并查看采购申请', 'Log in and open the request'],
  all: ['查看采购申请列表', 'Open the purchase requests'],
  done: ['审批已提交', 'Your decision has been recorded'],
  state: ['采购申请的状态：{state}', 'State of the request: {state}'],
} as const satisfies Record<string, Text>

/** Tags beside lines that cannot be ordered now. */
const obstacles: Record<NonNullable<RequestLine['obstacle']>, Text> = {
  withdrawn: ['已下架', 'Withdrawn'],
  soldOut: ['缺货', 'Out of stock'],
  tooMany: ['库存不足', 'Too little stock'],
  notApproved: ['店铺已取消授权', 'Shop access withdrawn'],
}

const style = html`<style>
  dl {
    display: grid;
    grid-template-columns: max-content 1fr;
    gap: 4px 16px;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  fieldset,
  textarea {
    box-sizing: border-box;
    width: 100%;
  }
  fieldset label {
    display: block;
    padding: 8px 0;
  }
  textarea {
    font: inherit;
  }
  button {
    margin-top: 16px;
    padding: 10px 24px;
    font: inherit;
  }
</style>`

function speaking(c: AppContext) {
  const language =
    nearestLocale(getCookie(c, 'trade-language'), [defaultLocale, 'en']) ?? languageOf(c.req.raw)
  return { language, say: (text: Text, values?: Values) => pick(text, language, values) }
}

type Body = Parameters<typeof plainDocument>[1]

const answer = async (c: AppContext, language: Locale, title: string, body: Body, status: 200 | 404 = 200) =>
  c.html(await plainDocument(title, body, style, language), status, {
    ...plainPageHeaders,
    'X-Robots-Tag': 'noindex',
  })

const requestPath = ({ requestNo }: RequestRow) => `/user/request/${requestNo}`

/** Page of a link that is not known, or was forgotten. */
export function unknownLinkPage(c: AppContext) {
  const { language, say } = speaking(c)
  const body = html`<p>${say(words.unknownText)}</p>
    <p><a href="/user/request">${say(words.all)}</a></p>`
  return answer(c, language, say(words.unknown), body, 404)
}

/** Page after a decision. @param state of the request now */
export function decidedPage(c: AppContext, row: RequestRow, state: number) {
  const { language, say } = speaking(c)
  const text = requestState.entries.find(({ code }) => code === state)?.text
  const body = html`${text && html`<p role="status">${say(words.state, { state: say(text) })}</p>`}
    <p><a href="${requestPath(row)}">${say(words.open)}</a></p>`
  return answer(c, language, say(words.done), body)
}

/** Page of a link: the request's summary, and the form that decides it or the reason why there is none. */
export async function approvalPage(c: AppContext, { mail, row, fault }: ApprovalLink, error = '') {
  const { language, say } = speaking(c)
  const names = await accountNames([row.placedBy, mail.memberId])
  const approver = names.get(mail.memberId) ?? ''
  const title = say(words.title, { no: row.requestNo })
  // The content of the request is for its approver alone.
  const summary =
    fault === 'foreign'
      ? ''
      : await summaryOf(row, approver, names.get(row.placedBy) ?? '', { say, language })
  const logsIn = fault === 'logIn' || fault === 'expired' || fault === 'changed'
  const body = html`${summary} ${error && html`<p role="alert">${error}</p>`}
    ${fault ? html`<p role="status">${say(faults[fault], { approver })}</p>` : decisionForm(say, row)}
    <p><a href="${requestPath(row)}">${say(logsIn ? words.logIn : words.open)}</a></p>`
  return answer(c, language, title, body)
}

type Say = (text: Text, values?: Values) => string

type Speaking = { say: Say; language: Locale }

async function summaryOf(row: RequestRow, approver: string, requester: string, { say, language }: Speaking) {
  const lines = row.frozen.orders.flatMap((order) => order.lines)
  const shown = lines.slice(0, shownLines)
  const goods = await inLanguage(
    language,
    z.array(wording),
    shown.map(({ snapshot }) => snapshot.goodsName),
  )
  const obstacleOf = await lineObstacles(row, await heldPieces(row.id))
  const tagOf = ({ skuId }: { skuId: string }) => {
    const obstacle = obstacleOf.get(skuId)?.obstacle
    return obstacle && html` <b>${say(obstacles[obstacle])}</b>`
  }
  const remark = row.frozen.orders[0]?.remark ?? ''
  const left = lines.length - shownLines
  return html`<dl>
    <dt>${say(words.requester)}</dt>
    <dd>${requester}</dd>
    <dt>${say(words.approver)}</dt>
    <dd>${approver}</dd>
    <dt>${say(words.goods)}</dt>
    <dd>
      ${shown.map((line, at) => html`<div>${goods[at]} × ${line.qty}${tagOf(line)}</div>`)}
      ${left > 0 ? html`<div>${say(words.more, { n: left })}</div>` : ''}
    </dd>
    <dt>${say(words.amount)}</dt>
    <dd><b>${formatMoney(row.payAmount, await currencyOf(row.siteId))}</b></dd>
    ${
      row.emergency !== null &&
      html`<dt>${say(words.emergency)}</dt>
        <dd>${row.emergency}</dd>`
    }
    ${
      remark &&
      html`<dt>${say(words.remark)}</dt>
        <dd>${remark}</dd>`
    }
    ${
      row.holdUntil &&
      html`<dt>${say(words.held)}</dt>
        <dd>${wireTime(row.holdUntil).slice(0, 16)}</dd>`
    }
  </dl>`
}

/** Decisions on a request. One that was ordered in an emergency cannot be returned. */
const decisionsOf = (isEmergency: boolean) =>
  isEmergency ? (['approve', 'reject'] as const) : (['approve', 'sendBack', 'reject'] as const)

const decisionForm = (say: Say, { emergency }: RequestRow) =>
  html`<form method="post">
    <fieldset>
      <legend>${say(words.decision)}</legend>
      ${decisionsOf(emergency !== null).map(
        (name) =>
          html`<label
            ><input type="radio" name="decision" value="${name}" required /> ${say(words[name])}</label
          >`,
      )}
      <label>
        ${say(words.reason)}
        <textarea name="reason" rows="2" maxlength="${longestReason}"></textarea>
      </label>
    </fieldset>
    <button>${say(words.send)}</button>
  </form>`
