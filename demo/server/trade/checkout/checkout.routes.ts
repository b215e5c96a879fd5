import * as checkout from '../../../../src/trade/checkout/checkout.contract'
import { passwordFree } from '../../account/pay-password/password-free'
import { provePayPassword } from '../../account/pay-password/prove-pay-password'
import type { Call } from '../../core/http/call'
import { onceFor, serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { buyerOf } from '../cart/buyer'
import { countOf } from '../cart/cart-count'
import { isAccount } from '../payment/account-money'
import { applyChange } from './change-draft'
import { beginDraft, draftOf } from './draft-rows'
import { submitDraft } from './submit-draft'
import { placedOf } from './placed-orders'
import { wireDraft } from './wire-draft'
import { invoiceForm } from '../../../../src/trade/checkout/invoice-form'
import type { FieldWords } from '../../core/http/field-words'

/** Names of checkout fields in error messages. */
const checkoutWords: FieldWords = {
  ...invoiceForm.fields,
  addressId: ['收货地址', 'delivery address'],
  deliveryWay: ['配送方式', 'delivery method'],
  invoice: ['发票信息', 'invoice'],
  requireDate: ['期望到货日', 'required date'],
  emergency: ['紧急原因', 'reason of the emergency'],
  notes: ['采购单号与成本中心', 'purchase-order numbers and cost centres'],
  purchaseNo: ['采购单号', 'purchase-order number'],
  costCentre: ['成本中心', 'cost centre'],
}

/** Checks the payment password before the transaction, because a rollback would lose the failure count. */
async function submitOnce(call: Call<typeof checkout.submitOrder>) {
  const { who, asked } = call
  const { payPassword, ...wish } = asked.body
  const { direct } = await draftOf(await buyerOf(who), wish.draftId)
  const fromAccounts = (wish.funding ?? []).filter(({ payCode, amount }) => isAccount(payCode) && amount > 0)
  const debited = fromAccounts.reduce((sum, { amount }) => sum + amount, 0)
  const asks = debited > 0 && debited > (await passwordFree(who.customerId))
  if (asks || direct?.giftId) await provePayPassword(who.personId, payPassword)
  const submit = async () => {
    const submitted = await submitDraft(await buyerOf(who), wish)
    return { ...(await placedOf(submitted)), totalCount: await countOf(who) }
  }
  return onceFor(checkout.submitOrder, call, submit, wish)
}

export function routes(app: App) {
  serve(
    app,
    checkout.openDraft,
    async ({ asked, who }) => {
      const buyer = await buyerOf(who)
      return wireDraft(buyer, await beginDraft(buyer, asked.body))
    },
    { lines: true },
  )

  serve(app, checkout.readDraft, async ({ asked, who }) => {
    const buyer = await buyerOf(who)
    return wireDraft(buyer, await draftOf(buyer, asked.path.id))
  })

  serve(
    app,
    checkout.changeDraft,
    async ({ asked, who }) => {
      const buyer = await buyerOf(who)
      return wireDraft(buyer, await applyChange(buyer, asked.path.id, asked.body))
    },
    { lines: true, words: checkoutWords },
  )

  serve(app, checkout.submitOrder, submitOnce, { ownOnce: true, words: checkoutWords })
}
