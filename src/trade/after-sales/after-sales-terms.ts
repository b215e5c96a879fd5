import type { CodeOf } from '../../core/language/dictionary'
import { afterSalesReason } from './after-sales-reason'
import { afterSalesType } from './after-sales-type'
import { returnMethod } from './return-method'

export type AfterSalesType = CodeOf<typeof afterSalesType>
type AfterSalesReason = CodeOf<typeof afterSalesReason>
/** Type and return method, which decide the steps of a case. */
export type AfterSalesKind = { rightType: number; returnMethod: number }

const { exchange, refund, returnAndRefund, cancelOrder } = afterSalesType.code
const { quality, sevenDays, wrongAddress, noLongerWanted, priceTooHigh, wrongProduct, outOfStock, other } =
  afterSalesReason.code

const reasons: Readonly<Record<AfterSalesType, readonly AfterSalesReason[]>> = {
  [exchange]: [quality, wrongProduct, sevenDays, other],
  [refund]: [quality, wrongProduct, priceTooHigh, wrongAddress, other],
  [returnAndRefund]: [quality, wrongProduct, sevenDays, noLongerWanted, priceTooHigh, other],
  [cancelOrder]: [noLongerWanted, wrongAddress, priceTooHigh, outOfStock, other],
}

/** Returns the allowed reasons for a type. Empty for an unknown type. */
export const reasonsFor = (type: number): readonly AfterSalesReason[] =>
  afterSalesType.is(type) ? reasons[type] : []

/** Returns whether a type requires delivered goods, which may have to be sent back. */
export const ofDelivered = (type: number) => type === exchange || type === returnAndRefund

export const goodsComeBack = ({ rightType, returnMethod: method }: AfterSalesKind) =>
  ofDelivered(rightType) && method !== returnMethod.code.noneNeeded

/** Returns whether money is refunded: for every type except exchange. */
export const isRefund = (type: number) => type !== exchange

const isFault = (reason: number) => reason === quality || reason === wrongProduct

/** Returns whether the seller is responsible. The pieces are then refunded at their share of the paid amount. */
export const isSellersFault = (reason: number) => isFault(reason) || reason === outOfStock

/** Returns the number of days after receipt in which a reason is accepted. */
export const daysFor = (reason: number) => (isFault(reason) ? 30 : 7)

/** Returns whether a reason requires pictures. */
export const needsPictures = isFault

/** Maximum number of new applications after a rejection. */
export const mostRetries = 2
