import { articleInEnglish, type EnglishArticle } from '../articles/article-english'
import { topicWords } from './service-words'

/** English texts of service-words.ts, as article lines. */
const topics: EnglishArticle[] = [
  [
    'How to order',
    '',
    '+ Search for a model or go through the categories, and choose specification, unit and quantity',
    '+ Add to cart, check the amount and go to checkout',
    '+ Enter address, invoice and discounts, and submit the order',
    '+ Choose a payment method; for a bank transfer upload the transfer voucher, which is reviewed within 24 hours',
    'For large purchases paste SKU codes and quantities from a spreadsheet: a thousand lines are checked at once.',
  ],
  [
    'How to return',
    '',
    '+ Choose “Request after-sales” on the order: refund, return or exchange',
    '+ Enter quantity and reason, and upload photos',
    '+ Send the goods back once approved and enter the tracking number, or have them collected',
    '+ When they have arrived, you get your refund or a new delivery',
    'Goods in intact packaging can be returned or exchanged without a reason within seven days of delivery, faulty ones within 30 days.',
  ],
  [
    'How to get an invoice',
    '',
    '+ Keep your invoice titles and tax numbers; special VAT invoices require company certification first',
    '+ When orders are completed, choose one or several and apply for an invoice',
    '+ Electronic invoices can be downloaded once issued; paper ones are mailed within two working days',
    'Company certification is reviewed within 1–3 working days.',
  ],
  ['How to collect from a store', '', 'Collecting from stores has ended.'],
]

/** Translates the service topics and their links. Links to help use the article titles. */
export function* servicesInEnglish(): Generator<[string, string]> {
  for (const [at, { title, text }] of topicWords.entries())
    yield* articleInEnglish({ title, summary: '', text }, topics[at] ?? ['', ''])
  yield ['快速下单', 'Quick order']
  yield ['我的订单', 'My orders']
  yield ['我的发票', 'My invoices']
}
