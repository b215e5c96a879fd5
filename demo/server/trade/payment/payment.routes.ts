import * as payment from '../../../../src/trade/payment/payment.contract'
import type { Call } from '../../core/http/call'
import { errorText } from '../../core/observability/error-text'
import { refuse } from '../../core/http/refusal'
import { onceFor, serve } from '../../core/http/serve'
import type { App, AppContext } from '../../core/http/surroundings'
import { passwordFree } from '../../account/pay-password/password-free'
import { provePayPassword } from '../../account/pay-password/prove-pay-password'
import { isAccount } from './account-money'
import { handInVoucher } from './hand-in-voucher'
import { mergeOrders } from './merge-orders'
import { payable, lockOwn } from './own-pay-orders'
import { seenPayOrder, movePayOrder } from './pay-orders'
import { payFromAccount } from './pay-from-account'
import { payPart } from './pay-part'
import { receiveNotification } from './pay-notify'
import { findOut } from './find-out'
import { keepOpened, openOnline } from './pay-online'
import { payRefusal, payTypes } from './pay-types'
import { payPage } from './pay-page'
import { channelOf } from './providers/provider'
import { stateOf, wirePayOrder } from './wire-pay-order'
import type { FieldWords } from '../../core/http/field-words'
import type { Member } from '../../core/security/auth'
import { tx } from '../../core/database/db'

/** Allows the buyer to choose another payment method. @throws Refusal 404 void, 422 under review */
const takeBack = (who: Member, id: string) =>
  tx(async () => {
    const row = await lockOwn(who, id)
    if (!payable(row)) return { state: row.state }
    const mover = { actor: 'buyer', actorId: who.customerId } as const
    return { state: await movePayOrder(row, 'changeMethod', mover, { payCode: null }) }
  })

/** Labels of payment fields in messages. */
const paymentWords: FieldWords = {
  payPassword: ['支付密码', 'payment password'],
  payCode: ['支付方式', 'payment method'],
  bank: ['付款银行', 'paying bank'],
  payer: ['付款户名', 'payer'],
  paidOn: ['转账日期', 'transfer date'],
  amount: ['转账金额', 'transfer amount'],
  files: ['转账凭证', 'transfer voucher'],
}

/**
 * Handles buyers whose browser returns with a POST form. The form is ignored, because providers report the result to the
 * server directly. The pay order is identified by the return URL.
 */
function buyerReturns(c: AppContext) {
  const id = c.req.query('payOrderId') ?? ''
  return c.redirect(`/cart/paySuccess${/^\d{1,20}$/.test(id) ? `?payOrderId=${id}` : ''}`, 303)
}

/**
 * Checks passwords and queries providers before the transaction, because both are slow and a wrong password must count even
 * if the payment fails. The idempotency key covers the request without its password.
 */
async function payOnce(call: Call<typeof payment.pay>) {
  const { payOrderId, payCode, payPassword } = call.asked.body
  const { who, config } = call
  const wish = { payOrderId, payCode }
  const row = await seenPayOrder(payOrderId, who)
  if (!payable(row)) return { state: row.state }
  const refused = await payRefusal(who, payCode, config, row)
  if (refused) throw refuse(422, refused.text, { values: refused.values })
  if (isAccount(payCode)) {
    if (row.amount > (await passwordFree(who.customerId))) await provePayPassword(who.personId, payPassword)
    return onceFor(payment.pay, call, () => payFromAccount(who, payOrderId, payCode), wish)
  }
  const channel = channelOf(payCode)
  if (!channel) throw refuse(422, ['请上传转账凭证', 'Please upload the transfer voucher.'])
  const there = await openOnline(row, channel, call)
  return onceFor(payment.pay, call, () => keepOpened(who, payOrderId, payCode, there), wish)
}

/** Checks the password before the transaction, like `payOnce`. */
async function payPartOnce(call: Call<typeof payment.payPart>) {
  const { payOrderId, payCode, amount, payPassword } = call.asked.body
  const { who } = call
  if (!isAccount(payCode)) throw refuse(422, ['只能从账户支付一部分', 'Only an account can pay a part.'])
  if (amount > (await passwordFree(who.customerId))) await provePayPassword(who.personId, payPassword)
  return onceFor(payment.payPart, call, () => payPart(who, payOrderId, payCode, amount), {
    payOrderId,
    payCode,
    amount,
  })
}

export function routes(app: App) {
  serve(app, payment.listPayType, async ({ asked, who, config, language }) => {
    const { payOrderId } = asked.query
    const row = payOrderId ? await seenPayOrder(payOrderId, who) : undefined
    return payTypes(who, row, config, language)
  })

  serve(app, payment.payDetail, async ({ asked, who, language }) =>
    wirePayOrder(await seenPayOrder(asked.path.id, who), who, language),
  )

  serve(app, payment.payState, async ({ asked, who, config, log }) => {
    const row = await seenPayOrder(asked.path.id, who)
    const found = await findOut(row, config, 10_000, (channel, error) =>
      log.error(`${channel} ${row.payNo}: ${errorText(error)}`),
    )
    return stateOf(found ? await seenPayOrder(row.id, who) : row)
  })

  serve(app, payment.pay, payOnce, { ownOnce: true, words: paymentWords })

  serve(app, payment.payPart, payPartOnce, {
    ownOnce: true,
    words: { ...paymentWords, amount: ['支付金额', 'amount'] },
  })

  serve(app, payment.payOffline, ({ asked, who }) => handInVoucher(who, asked.body), { words: paymentWords })

  serve(app, payment.changeMethod, ({ asked, who }) => takeBack(who, asked.path.id))

  serve(app, payment.mergePay, async ({ asked, who }) => ({
    payOrderId: await mergeOrders(who, asked.body.orderIdList),
  }))

  serve(app, payment.payNotify, receiveNotification, {
    consumes: 'application/octet-stream',
    produces: 'text/plain',
    evenShut: true,
  })

  app.get('/api/bbb/pay/go/:channel', payPage)

  app.post('/cart/paySuccess', buyerReturns)
}
