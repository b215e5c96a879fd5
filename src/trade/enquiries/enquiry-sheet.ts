import writeXlsxFile from 'write-excel-file/browser'
import type { Values } from '../../core/messages'
import type { EnquiryDetail } from './enquiries.contract'
import type { enquiryMessages } from './enquiries.messages'
import { enquirySheetRows } from './enquiry-sheet-rows'

type Say = (key: keyof typeof enquiryMessages.texts, values?: Values) => string

/** The column of quantities; amounts come after it. */
const pieces = 4

/** Has the browser keep an inquiry with its answers as a workbook of one sheet. */
export async function saveEnquirySheet(enquiry: EnquiryDetail, say: Say) {
  const data = enquirySheetRows(enquiry, say).map((row, at) =>
    row.map((cell, column) =>
      typeof cell === 'number'
        ? {
            type: Number,
            value: cell,
            ...(column > pieces && row[0] !== say('leadDays') && { format: '#,##0.00' }),
          }
        : { type: String, value: cell, ...(at === 0 && { fontWeight: 'bold' as const }) },
    ),
  )
  const widths = [44, 28, 20, 10, 10, 14, 24, 24, 24, 24, 24]
  const columns = widths.map((width) => ({ width }))
  const file = writeXlsxFile(data, { sheet: say('sheet'), columns, stickyRowsCount: 1 })
  await file.toFile(`${enquiry.enquiryNo}.xlsx`)
}
