import type { Locale } from '../../core/language/locale'
import type { Values } from '../../core/language/messages'
import { saveSheet } from '../../core/sheet/save-sheet'
import type { OfferDetail } from './offers.contract'
import type { offerMessages } from './offers.messages'
import { sheetRows } from './offer-sheet-rows'

type Say = (key: keyof typeof offerMessages, values?: Values) => string

/** Downloads a quotation as a workbook of one sheet. */
export const saveOfferSheet = (offer: OfferDetail, say: Say, locale: Locale, symbol: string) =>
  saveSheet({
    fileName: `${offer.offerNo}.xlsx`,
    name: say('sheet'),
    rows: sheetRows(offer, say, locale, symbol),
    widths: [44, 28, 20, 14, 14, 14, 14, 14, 14, 14, 60],
  })
