import { articleInEnglish, type EnglishArticle } from '../../site/articles/article-english'
import { activityWords } from './activity-words'

const joining = '# How to take part'

/** English title, summary and rules of the activities in activity-words.ts, by id. */
const activities: Record<string, EnglishArticle> = {
  8001: [
    'Year-end stock-up: bearings and power transmission',
    'Common models in stock in three warehouses; member prices by quantity for companies.',
    joining,
    '- Add goods of the activity to the cart; their minimum order quantity and step hold',
    '- ¥5,000 or more of activity goods from one shop is ¥300 off, worked out when the order is submitted',
    '- After logging in, prices go by member level and quantity, as they are when the order is submitted',
    '- One platform coupon and one shop coupon can be used as well',
    '# Please note',
    'Orders of goods in stock that are paid before 16:00 on a working day leave the warehouse that day. Quantities are limited; once sold out, ordinary prices and delivery times hold.',
  ],
  8002: [
    'Winter workwear',
    'Winter gloves, non-slip safety shoes and high-visibility vests; sizes can be mixed.',
    joining,
    '- Sizes of one model count together towards the minimum order quantity',
    '- Goods can be put into the cart before it begins',
    'If the size does not fit, exchange it once within seven days of delivery; we pay shipping both ways.',
  ],
  8003: [
    'Autumn calibration month',
    'Calipers, micrometers and pressure gauges come with a calibration certificate.',
    'The activity is over. Calibration can still be ticked when ordering; delivery takes two days longer.',
  ],
  8004: ['New low-voltage goods to come', 'In preparation.', 'Draft.'],
  8005: [
    'Tool week',
    'Everyday tools for crews at 80% of the retail price; log in to pay the activity price.',
    joining,
    '- Goods of the activity cost 80% of the retail price; where a member or quantity price is lower, that one holds',
    '- Coupons and points can be used with activity prices',
    '- Cart and checkout show the activity price as it is when the order is submitted',
    'Ordinary prices return when the activity ends; orders already submitted are not affected.',
  ],
  8101: [
    'Frost-proof valve month',
    'Models for outdoor pipes in the north, in stock in Shenyang.',
    '- Goods in stock in Shenyang leave the warehouse the same day',
    '- Full cartons ship free',
  ],
}

export function* activitiesInEnglish(): Generator<[string, string]> {
  for (const { id, title, summary, rules } of activityWords)
    yield* articleInEnglish({ title, summary, text: rules }, activities[id] ?? ['', ''])
}
