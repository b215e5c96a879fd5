import type { Locale } from '../../core/language/locale'
import type { Values } from '../../core/language/messages'
import { saveSheet } from '../../core/sheet/save-sheet'
import type { EnquiryDetail } from './enquiries.contract'
import type { enquiryMessages } from './enquiries.messages'
import { enquirySheetRows } from './enquiry-sheet-rows'

type Say = (key: keyof typeof enquiryMessages, values?: Values) => string

/** Downloads an inquiry with its answers as a workbook of one sheet. */
export const saveEnquirySheet = (enquiry: EnquiryDetail, say: Say, locale: Locale, symbol: string) =>
  saveSheet({
    fileName: `${enquiry.enquiryNo}.xlsx`,
    name: say('sheet'),
    rows: enquirySheetRows(enquiry, say, locale, symbol),
    widths: [44, 28, 20, 10, 10, 14, 24, 24, 24, 24, 24],
  })
