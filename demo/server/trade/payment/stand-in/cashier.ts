import { html } from 'hono/html'
import { payMethod } from '../../../../../src/words/pay-method'
import { after, minute } from '../../../core/time/business-time'
import { clock } from '../../../core/time/clock'
import { day } from '../../../core/time/business-time'
import { plainPage } from '../../../core/http/plain-page'
import type { AppContext } from '../../../core/http/surroundings'
import { isPayChannel, payChannels } from '../providers/provider'
import { formValues } from '../../../core/operator/form-values'
import { decide, demoPaymentOf, type DemoPayment } from './demo-payments'
import { decideRefunds } from './demo-refunds'
import { openAtAlipay } from './stand-in-alipay'
import { postPage } from '../post-page'
import { isProduct, openAtUnionPay, unionPayNews } from './stand-in-unionpay'
import type { DemoRefundWay } from './stand-in.table'
import type { Ask } from '../../../session/third-party/provider'
import { tellShop } from './tell-shop'
import { accountMoney } from '../../../money/accounts/account-money'

/** Outcomes of a demo payment. `late`: after the order was closed. `delay`: in ten seconds. */
const choices = {
  success: '确认支付',
  fail: '支付失败',
  duplicate: '确认支付，并通知商城两次',
  delay: '确认支付，10 秒后通知商城',
  late: '确认支付，一天后（订单关闭后）通知商城',
} as const
/** Outcomes of refunds of a payment. */
const refundWays = {
  now: '退款：立即退回',
  later: '退款：10 秒后退回',
  refuse: '退款：拒绝',
  silent: '退款：退回，但首次不应答',
} as const satisfies Record<DemoRefundWay, string>
const isRefundWay = (name: unknown): name is DemoRefundWay =>
  typeof name === 'string' && Object.hasOwn(refundWays, name)

type Choice = keyof typeof choices
const isChoice = (name: unknown): name is Choice => typeof name === 'string' && Object.hasOwn(choices, name)

const notOurs = (c: AppContext) => plainPage(c, '支付', html`<p>付款请求的签名不正确，或已失效。</p>`)

async function found(c: AppContext): Promise<DemoPayment | undefined> {
  const channel = c.req.query('channel') ?? ''
  const payNo = c.req.param('no') ?? ''
  return isPayChannel(channel) && /^\w+$/.test(payNo) ? demoPaymentOf(channel, payNo) : undefined
}

const page = (c: AppContext, row: DemoPayment) =>
  plainPage(
    c,
    `${payMethod.label(payChannels[row.channel], 'zh-CN')}：付款`,
    html`<p>演示页面，代替支付机构的收银台。</p>
      <p>${row.about}</p>
      <p><b>${accountMoney(row.amount)}</b></p>
      ${row.state === 'paid' ? html`<p role="status">已支付。</p>` : ''}
      ${row.state === 'failed' ? html`<p role="status">支付没有成功，可以再试。</p>` : ''}
      <form method="post">
        ${Object.entries(choices).map(
          ([name, label]) => html`<p><button name="choice" value="${name}">${label}</button></p>`,
        )}
        ${Object.entries(refundWays).map(
          ([name, label]) =>
            html`<p>
              <button name="refunds" value="${name}" aria-pressed="${String(name === row.refunds)}">
                ${label}
              </button>
            </p>`,
        )}
      </form>
      ${row.returnUrl && html`<p><a href="${row.returnUrl}">返回商城</a></p>`}`,
  )

/** Does what the buyer chose. @param send sends notifications to the shop */
async function act(row: DemoPayment, choice: Choice, send: Ask) {
  if (choice === 'fail') return tellShop(await decide(row, 'failed'), send)
  if (choice === 'delay') return decide(row, 'paid', after(clock.now(), minute / 6))
  if (choice === 'late') return decide(row, 'paid', after(clock.now(), day + minute))
  const paid = await decide(row, 'paid')
  await tellShop(paid, send)
  if (choice === 'duplicate') await tellShop(paid, send)
}

/** Opens a payment at Alipay's cashier. */
export async function openAlipay(c: AppContext) {
  const payNo = await openAtAlipay(c.req.query())
  return payNo ? c.redirect(`/demo/pay/${payNo}?channel=alipay`) : notOurs(c)
}

/** Opens a payment at UnionPay's cashier. */
export async function openUnionPay(c: AppContext) {
  const opened = await openAtUnionPay(await formValues(c.req.raw))
  return opened ? c.redirect(`/demo/pay/${opened.payNo}?channel=${opened.channel}`, 303) : notOurs(c)
}

/** Shows a payment with its choices. */
export async function showPayment(c: AppContext) {
  const row = await found(c)
  return row ? page(c, row) : notOurs(c)
}

/** Takes the buyer's choice and returns to the shop. @param send sends notifications to the shop */
export async function choose(c: AppContext, send: Ask) {
  const row = await found(c)
  const { choice, refunds } = await formValues(c.req.raw)
  if (row && isRefundWay(refunds)) {
    await decideRefunds(row.channel, row.payNo, refunds)
    return page(c, { ...row, refunds })
  }
  if (!row || !isChoice(choice)) return notOurs(c)
  await act(row, choice, send)
  const now = (await found(c)) ?? row
  if (!row.returnUrl) return page(c, now)
  // UnionPay returns the browser with a POST form.
  return isProduct(row.channel)
    ? postPage(c, row.returnUrl, await unionPayNews(now))
    : c.redirect(row.returnUrl, 303)
}
