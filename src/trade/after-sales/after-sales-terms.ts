import type { CodeOf } from '../../core/dictionary'
import { afterSalesReason } from './after-sales-reason'
import { afterSalesType } from './after-sales-type'
import { returnMethod } from './return-method'

export type AfterSalesType = CodeOf<typeof afterSalesType>
export type AfterSalesReason = CodeOf<typeof afterSalesReason>
/** What decides which way a case takes. */
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

/** What may be said for a case of this type; nothing for an unknown one. */
export const reasonsFor = (type: number): readonly AfterSalesReason[] =>
  afterSalesType.is(type) ? reasons[type] : []

/** The buyer has the goods, and may have to give them back. */
export const ofDelivered = (type: number) => type === exchange || type === returnAndRefund

export const goodsComeBack = ({ rightType, returnMethod: method }: AfterSalesKind) =>
  ofDelivered(rightType) && method !== returnMethod.code.noneNeeded

/** Money comes back, other than of an exchange. */
export const isRefund = (type: number) => type !== exchange

const isFault = (reason: number) => reason === quality || reason === wrongProduct

/** What the seller answers for: the pieces come back at their share of what was paid. */
export const isSellersFault = (reason: number) => isFault(reason) || reason === outOfStock

/** Days after the receipt within which this reason counts. */
export const daysFor = (reason: number) => (isFault(reason) ? 30 : 7)

/** What is wrong with goods has to be seen. */
export const needsPictures = isFault

/** How often a case that was refused may be asked for again. */
export const mostRetries = 2
