import writeXlsxFile from 'write-excel-file/browser'
import type { Values } from '../../core/messages'
import type { OfferDetail } from './offers.contract'
import type { offerMessages } from './offers.messages'
import { sheetRows } from './offer-sheet-rows'

type Say = (key: keyof typeof offerMessages.texts, values?: Values) => string

/** The column of quantities; amounts come after it. */
const pieces = 4

/** Has the browser keep a quotation as a workbook of one sheet. */
export async function saveOfferSheet(offer: OfferDetail, say: Say) {
  const data = sheetRows(offer, say).map((row, at) =>
    row.map((cell, column) =>
      typeof cell === 'number'
        ? { type: Number, value: cell, ...(column > pieces && { format: '#,##0.00' }) }
        : { type: String, value: cell, ...(at === 0 && { fontWeight: 'bold' as const }) },
    ),
  )
  const columns = [
    { width: 44 },
    { width: 28 },
    { width: 20 },
    ...Array.from({ length: 6 }, () => ({ width: 14 })),
  ]
  const file = writeXlsxFile(data, { sheet: say('sheet'), columns, stickyRowsCount: 1 })
  await file.toFile(`${offer.offerNo}.xlsx`)
}
