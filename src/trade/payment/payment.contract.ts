import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { code, fileList, formText, id, money, yesNo } from '../../core/api/shapes'
import { text } from '../../core/api/text-shapes'
import { payPurposes } from './pay-purpose'

const base = '/bbb/userCenter/tradePay'

const payType = z.object({
  /** Code of `payMethod`. */
  payCode: z.int(),
  payName: z.string(),
  enabled: yesNo,
  /** Reason why the method is unusable, in general or for this amount. */
  reason: z.optional(z.string()),
  /** Action that makes the method usable or raises its limit, as a code of `payRemedy`. */
  remedy: z.optional(z.int()),
  /** Balance of a company account in money, or the money value of points. */
  balance: z.optional(money),
  /** Maximum part of the pay order that this account can pay. Missing if the pay order cannot be divided. */
  payable: z.optional(money),
  /** 10: preselected, because of the account's setting or its latest payment. */
  preferred: z.optional(yesNo),
  /** Day on which a purchase on credit made now is due. */
  dueDate: z.optional(z.string()),
})
export type PayType = z.output<typeof payType>

export const listPayType = endpoint(`GET ${base}/listPayType`, {
  about:
    'Lists the payment methods with each account’s balance and the reason if one is unavailable. With a pay order: for its amount.',
  needs: 'token',
  query: z.object({ payOrderId: z.optional(id) }),
  data: z.array(payType),
})

const voucher = z.object({
  bank: z.string(),
  payer: z.string(),
  paidOn: z.string(),
  amount: money,
  files: z.array(z.string()),
  /** Reason for the rejection. */
  reason: z.string(),
})

const payOrder = z.object({
  payOrderId: id,
  payNo: z.string(),
  /** Purpose from `payPurposes`. Other back ends support only orders. */
  purpose: z._default(z.enum(payPurposes), 'order'),
  /** Code of `payOrderState`. */
  state: z.int(),
  amount: money,
  payCode: z.optional(z.int()),
  /** Paid orders by number, with their states and their shares of this amount. */
  items: z.array(
    z.object({
      refId: id,
      orderNo: z.string(),
      state: z.int(),
      amount: money,
      /** Total of the order. Higher than `amount` if a part is already paid. */
      total: money,
    }),
  ),
  expiresAt: z.optional(z.string()),
  /** Seconds until `expiresAt`, by the server's clock. */
  secondsLeft: z.optional(z.int()),
  paidAt: z.optional(z.string()),
  /** 10: its orders ended, or another pay order pays them. */
  closed: yesNo,
  /** 10: money arrived too late and was credited to the advance deposit. */
  returned: yesNo,
  needPayPassword: yesNo,
  hasPayPassword: yesNo,
  /** 10: a payment from an account requires a confirmation. */
  confirmOnce: yesNo,
  /** Bank account for transfers. */
  bank: z.optional(z.object({ holder: z.string(), bank: z.string(), accountNo: z.string() })),
  voucher: z.optional(voucher),
  /** Names of state machine steps that the buyer can take. */
  actions: z._default(z.array(z.string()), []),
})
export type PayOrder = z.output<typeof payOrder>

export const payDetail = endpoint(`GET ${base}/detail/{id}`, {
  about: 'Returns a pay order with its subject, deadline and state.',
  needs: 'token',
  data: payOrder,
})

export const payState = endpoint(`GET ${base}/state/{id}`, {
  about: 'Returns the state of a pay order, for polling every two seconds.',
  needs: 'token',
  data: z.object({ state: z.int(), paidAt: z.optional(z.string()), closed: yesNo, returned: yesNo }),
})

export const pay = endpoint(`POST ${base}/pay`, {
  about:
    'Pays from an account at once, or starts a payment at a provider. 402: no payment password is set. 404: the pay order is void. 422: under review, wrong password, or balance too low.',
  needs: 'token',
  once: true,
  body: z.object({ payOrderId: id, payCode: code, payPassword: z.optional(text(6)) }),
  data: z.object({
    state: z.int(),
    /** Content of the QR code. */
    qrContent: z.optional(z.string()),
    /** Expiry of the QR code. */
    expiresAt: z.optional(z.string()),
    /** URL of the provider's page. */
    formUrl: z.optional(z.string()),
  }),
})
export type Paying = z.output<(typeof pay)['shapes']['data']>

export const payPart = endpoint(`POST ${base}/payPart`, {
  about:
    'Pays a part of orders from an account at once; a new pay order is for the rest. 422: not an account, not a part, wrong password, or not enough.',
  needs: 'token',
  once: true,
  body: z.object({ payOrderId: id, payCode: code, amount: money, payPassword: z.optional(text(6)) }),
  data: z.object({
    /** Pay order of the rest. */
    payOrderId: id,
  }),
})

export const payOffline = endpoint(`POST ${base}/offline`, {
  about: 'Submits the voucher of a bank transfer. It is reviewed within 24 hours.',
  needs: 'token',
  once: true,
  body: z.object({
    payOrderId: id,
    bank: text(50, 1),
    payer: text(100, 1),
    /** Date, `yyyy-MM-dd`. */
    paidOn: formText,
    amount: money,
    files: fileList().check(z.minLength(1)),
  }),
  data: z.object({ state: z.int() }),
})

export const changeMethod = endpoint(`PUT ${base}/changeMethod/{id}`, {
  about: 'Cancels a chosen or rejected payment method, so that another one can be used.',
  needs: 'token',
  data: z.object({ state: z.int() }),
})

export const mergePay = endpoint(`POST ${base}/merge`, {
  about: 'Creates one pay order for the open amount of some orders and voids earlier ones.',
  needs: 'token',
  once: true,
  body: z.object({ orderIdList: z.array(id).check(z.minLength(1), z.maxLength(100)) }),
  data: z.object({ payOrderId: id }),
})

/** Notification from a provider, in its own format. The signature authenticates the call. */
export const payNotify = endpoint('POST /bbb/pay/notify/{channel}', {
  about:
    'Receives a provider’s payment notification. Signature, amount and number are verified; each payment counts once.',
  data: z.string(),
})
