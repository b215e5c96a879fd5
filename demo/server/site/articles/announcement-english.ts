import type { EnglishArticle } from './article-english'

/** English titles and texts of the main site's announcements in announcement-words.ts. */
export const announcementsEnglish: [title: string, text: string][] = [
  [
    'Year-end stock: bearings and drives now in three warehouses',
    'Suzhou, Shenyang and Guangzhou stock them together. Common models are plentiful, and moving goods between warehouses costs nothing extra.',
  ],
  [
    'Minimum order quantities and steps: follow the hint when a quantity does not fit',
    'Some goods are sold by the box or carton. When a quantity is below the minimum order quantity or no multiple of the step, the quantity field names the nearest possible ones.',
  ],
  [
    'Delivery times in North China during the cold wave',
    'Because of the cold, some routes in North China take one day longer. Chemicals and adhesives travel in heated vans at no extra cost.',
  ],
  [
    'New workwear: winter gloves and non-slip safety shoes',
    'New winter workwear is here, and sizes can be mixed to reach the minimum order quantity.',
  ],
  [
    'Where member prices apply: by level and quantity after logging in',
    'Member prices go by the account’s level and the quantity of one purchase, as they are when the order is submitted. Activity and member prices are not combined; you pay the lower one.',
  ],
  [
    'Calibration can be booked; certificates come with the goods',
    'Tick calibration when ordering; delivery takes two days longer.',
  ],
  [
    'Suzhou warehouse grows to 42,000 m²: next-day delivery in East China',
    'With the new warehouse, goods in stock reach Jiangsu, Zhejiang, Shanghai and Anhui the next day; orders before 16:00 on working days leave the warehouse that day.',
  ],
  [
    'Rules for reviews: state model and use as they are',
    'Keep reviews within 300 characters and say on which equipment and in which conditions you use the goods; that helps other buyers most. Reviews with contact details or advertising are not shown.',
  ],
  [
    'Registering the warranty of power tools is simpler',
    'Scan the code on the tool and enter the order number. No invoice has to be uploaded any more.',
  ],
  [
    'Maintenance: no orders on Sundays from 1:00 to 3:00',
    'You can browse and search meanwhile, and the cart is kept; submitting orders and paying are paused.',
  ],
  [
    'Prices in the cart hold when the order is submitted',
    'Prices can change after goods were put into the cart; the cart then shows the former and the present price.',
  ],
  [
    'Customer service hours: working days 8:30–18:00',
    'At other times leave a message under “Contact customer service”; it is answered on the next working day.',
  ],
  [
    'Spring stocktaking in the Guangzhou warehouse',
    'Orders for Guangzhou are sent from Suzhou meanwhile and reach South China a day later.',
  ],
  [
    'What a transfer voucher has to show',
    'Account name, amount and reference must be readable. JPG, PNG and PDF, less than 2 MB each.',
  ],
  [
    'Returns are now collected in 240 cities',
    'Collection can be chosen once the application is approved; the time comes by text message.',
  ],
  [
    'Carton prices of fasteners adjusted',
    'With raw materials, carton prices of carbon steel fasteners fall slightly; prices of single boxes stay.',
  ],
  [
    'Coupons: one platform coupon and one shop coupon for each order',
    'A platform coupon counts the whole order, a shop coupon only the goods of that shop. Returns take back their share.',
  ],
  ['Cable cut to length', 'Lengths are accurate to 1%. Cut cable cannot be returned without a reason.'],
  [
    'Twenty new brand flagship stores',
    'Brands of bearings, pneumatics and measuring tools are joining one after the other; flagship goods are shipped by the brands themselves.',
  ],
  [
    'When a credit statement is overdue',
    'The credit line is suspended; other payment methods are not affected. It is restored automatically once everything is repaid.',
  ],
  [
    'Invoices: electronic special invoices in more regions',
    'Where they are supported, invoices are electronic by default; paper can still be chosen.',
  ],
  [
    'Pneumatics restocked',
    'Common cylinders, solenoid valves and fittings are back in stock and ship the same day again.',
  ],
  [
    'How long points are valid',
    'Points are valid for two years from when they were given. Expired ones are cleared at the end of each year, with a reminder thirty days before.',
  ],
  [
    'Delivery of bulky goods by appointment',
    'For single pieces above 30 kg you can book a delivery time; the driver calls an hour before.',
  ],
  [
    'Licences for transporting chemicals renewed',
    'Hazardous chemicals are delivered by licensed carriers, with a safety data sheet.',
  ],
  [
    'Permissions of sub-accounts',
    'Regular sub-accounts can order, channel sub-accounts can have a price multiplier, and the main account can disable them at any time.',
  ],
  [
    'Shipping during the New Year holiday of the year after next',
    'Not published yet: it appears in the list on its date.',
  ],
]

export const announcementClosing =
  'If you have questions, contact us through “Service” on the right of the page.'

export const northAnnouncementsEnglish: EnglishArticle[] = [
  [
    'Shenyang warehouse: new catalogue of winter spares',
    'More than 200 new frost-proof valves and low-temperature greases.',
    'More than 200 new frost-proof valves and low-temperature greases; ask your salesperson for the catalogue.',
  ],
  [
    'Heated vans in the Northeast below −25 °C',
    'Liquids and adhesives no longer travel in ordinary vehicles.',
    'Liquids and adhesives no longer travel in ordinary vehicles; delivery times stay the same.',
  ],
  [
    'Lubricants that arrive cold',
    'Leave them at room temperature for four hours before opening.',
    'Leave oils and greases that arrive cold at room temperature for four hours before opening, or they may separate.',
  ],
]

export const northNewsEnglish: EnglishArticle[] = [
  [
    'Shuofang at the Northeast industrial equipment fair',
    'Frost-proof ball valves and insulated fittings on show.',
    'Stand B2-117; register there for a selection handbook.',
  ],
  [
    'Low-temperature grease: pour point and dropping point',
    'The pour point says whether it flows, the dropping point whether it runs out.',
    'For outdoor equipment in winter choose a grease with a pour point 10 °C below the lowest temperature.',
  ],
  [
    'Which way does the drain of a frost-proof ball valve face?',
    'Downwards: water left in the cavity then drains when it is closed.',
    'Fit it with the drain facing down. A valve whose drain is blocked with paint must not be used outdoors.',
  ],
]
