import { afterSalesReason } from '../../../../src/trade/after-sales/after-sales-reason'
import type { CountedLine } from '../../core/documents/line-quantities'
import type { LineSnapshot } from '../orders/orders.table'
import type { AfterSaleRow } from './after-sales-viewer'

type ReturnedLine = CountedLine & { madeToOrder: boolean }

/** Reads the returned pieces by line. */
export const returnedLines = (
  pieces: readonly { id: string; qty: number; snapshot: LineSnapshot }[],
): ReturnedLine[] =>
  pieces.map(({ id, qty, snapshot }) => ({
    id,
    label: `${snapshot.skuCode} ${snapshot.goodsName}`,
    most: qty,
    unit: snapshot.unitName,
    madeToOrder: snapshot.requireInfo !== undefined,
  }))

/** Returns the default number of pieces for the stock: none if defective or made to order. */
export const restockedOf =
  ({ reason }: Pick<AfterSaleRow, 'reason'>) =>
  ({ most, madeToOrder }: ReturnedLine) =>
    madeToOrder || reason === afterSalesReason.code.quality ? 0 : most
