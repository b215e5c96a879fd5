import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { code, fileList, formText, id, money, text, yesNo } from '../../core/api/shapes'
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
  /** 10: preselected, because of the account's setting or its latest payment. */
  preferred: z.optional(yesNo),
  /** Day on which a purchase on credit made now is due. */
  dueDate: z.optional(z.string()),
})
export type PayType = z.output<typeof payType>

export const listPayType = endpoint(`GET ${base}/listPayType`, {
  about:
    'Ways to pay, with what each account has and why one cannot be used; with a pay order, for its amount.',
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
  about: 'A pay order: what for, until when, and how it stands.',
  needs: 'token',
  data: payOrder,
})

export const payState = endpoint(`GET ${base}/state/{id}`, {
  about: 'How a pay order stands, for asking every two seconds.',
  needs: 'token',
  data: z.object({ state: z.int(), paidAt: z.optional(z.string()), closed: yesNo, returned: yesNo }),
})

export const pay = endpoint(`POST ${base}/pay`, {
  about:
    'Pays from an account at once, or opens the way of a provider. 402: no pay password is set, 404: the order is void, 422: under review, wrong password, or not enough.',
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

export const payOffline = endpoint(`POST ${base}/offline`, {
  about: 'Hands in the voucher of a transfer, which is reviewed within 24 hours.',
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
  about: 'Takes a chosen or rejected way back, so that another one can be used.',
  needs: 'token',
  data: z.object({ state: z.int() }),
})

export const mergePay = endpoint(`POST ${base}/merge`, {
  about: 'One pay order for what is left to pay of some orders; earlier ones for them are void.',
  needs: 'token',
  once: true,
  body: z.object({ orderIdList: z.array(id).check(z.minLength(1), z.maxLength(100)) }),
  data: z.object({ payOrderId: id }),
})

/** Notification from a provider, in its own format. The signature authenticates the call. */
export const payNotify = endpoint('POST /bbb/pay/notify/{channel}', {
  about:
    'A provider tells that somebody has paid: signature, amount and number are checked, each payment counts once.',
  data: z.string(),
})
