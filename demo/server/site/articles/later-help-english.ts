import type { EnglishArticle } from './article-english'

/** English texts of later-help.ts. */
export const laterHelpEnglish: { category: string; articles: EnglishArticle[] }[] = [
  {
    category: 'After-sales',
    articles: [
      [
        'Returns and exchanges',
        'Goods in intact packaging can be returned or exchanged without a reason within seven days of delivery.',
        'Faulty goods can be returned or exchanged within 30 days of delivery, and we pay shipping both ways. A return without a reason within seven days needs intact packaging and goods that can be sold again.',
        '# Cannot be returned without a reason',
        '- Goods made to a drawing or to order',
        '- Cable, chain and pipe cut to length',
        '- Opened chemicals and adhesives',
      ],
      [
        'Applying for after-sales service',
        'Choose goods and quantity in the order, say why, and upload photos.',
        'Go to “User centre – My orders”, choose “Request after-sales” on the order, pick refund, return or exchange, and enter quantity and reason.',
        'If goods have to be sent back, enter the tracking number once the application is approved. You can follow it in the after-sales list.',
      ],
      [
        'Complaints and suggestions',
        'You can complain about goods, delivery, payment or service.',
        'Choose “Complain” on the order, or file a complaint under “User centre – Complaints”. We answer within two working days; you can add to a complaint or withdraw it.',
      ],
      [
        'When refunds arrive',
        'Refunds go back to the original payment method.',
        '| Payment methods | Arrives',
        '| Advance deposit, credit terms, points | At once after approval',
        '| Alipay, WeChat | 1–2 working days',
        '| UnionPay, corporate online banking | 3–7 working days',
        '| Bank transfer | Within 3 working days, to the paying account',
      ],
    ],
  },
  {
    category: 'Working with us',
    articles: [
      [
        'Becoming a supplier',
        'Submit company details and what you supply; your shop opens after review.',
        'Under “Supplier registration” enter the company, what you supply, licences and the account for payments. Once approved you can offer goods and answer inquiries.',
        'Flagship stores and brand stores need a letter of authorisation from the brand.',
      ],
      [
        'Private shops',
        'Kept by a salesperson and open only to customers whose application was approved.',
        'Goods and prices of a private shop are seen by chosen customers only. Ask your salesperson for its address and submit an application; you can enter once it is approved.',
      ],
      [
        'Managing sub-accounts',
        'Give buyers sub-accounts with price multipliers and approval.',
        'Certified companies can add members under “User centre – Sub-accounts”. Orders of regular sub-accounts can require approval by the main account; channel sub-accounts can have a price multiplier.',
        'When a sub-account is disabled, its orders and addresses stay with the main account.',
      ],
      [
        'Open procurement',
        'Put selecting and ordering into your own systems with web components.',
        'One script and one tag show goods, prices and an add-to-cart button in your intranet pages. Colours follow your page, and the cart is the same as here.',
        'If your company wants to connect orders and statements by API, contact customer service and we will arrange an engineer.',
      ],
    ],
  },
]
