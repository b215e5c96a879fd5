import type { EnglishArticle } from './article-english'
import { laterHelpEnglish } from './later-help-english'

/** English texts of help-words.ts: categories, and their articles line by line. */
export const helpEnglish: { category: string; articles: EnglishArticle[] }[] = [
  {
    category: 'Buying guide',
    articles: [
      [
        'Registering and logging in',
        'Individuals and companies can register. One account can be logged in on several devices.',
        'Choose “Register free” at the top of the page, enter your mobile number, the code from the text message, a user name and a password, and accept the agreement. You can also register with a code sent by email.',
        '# Ways to log in',
        '- Account, mobile number or email with password',
        '- Mobile number with a code by text message',
        '- WeChat, QQ or Alipay by scanning a code',
        'You are logged out after two hours without activity, and have to log in again after seven days. Goods put into the cart before logging in are merged afterwards; nothing is lost.',
      ],
      [
        'Company certification',
        'Certified companies can get special VAT invoices and apply for credit terms and contract prices.',
        'Go to “User centre – Certification”, upload the business licence, enter the company name, credit code and contact, and submit. The review is finished within 1–3 working days.',
        '# What certified companies can do',
        '- Get special VAT invoices',
        '- Apply for credit terms with a monthly statement',
        '- Apply for contract prices, answered within 1–3 days',
        '- Add sub-accounts with price multipliers and approval',
        'If the review is not passed, the page says why. Change what is wrong and submit again.',
      ],
      [
        'How to order',
        'Six steps from finding the model to checking the delivery.',
        '+ Search by name, model, brand or SKU code, or go through the categories',
        '+ Choose specification, unit and quantity and add to cart; minimum order quantity and step stand beside the quantity',
        '+ Tick the goods in the cart and check the amount',
        '+ Enter address, invoice, coupons and points, and submit the order',
        '+ Choose a payment method; for a bank transfer, upload the transfer voucher',
        '+ Check each line on delivery; apply for after-sales service from the order if anything is wrong',
        'For large purchases use “Quick order”: paste SKU codes and quantities from a spreadsheet, check them line by line and add them to the cart at once.',
      ],
      [
        'Asking for prices',
        'Goods without a price, or in large quantities, can be asked for together.',
        'Tick goods in the cart, choose “Request a quotation” and submit it. The platform quotes within 1–3 days.',
        'You can also enter names, specifications and quantities under “User centre – Supplier inquiries”. Once suppliers have quoted, compare prices and delivery times; the quote you accept goes into the cart. A supplier inquiry has a deadline and can be closed at any time before it. Contract prices are answered within 1–3 days.',
      ],
    ],
  },
  {
    category: 'Payment methods',
    articles: [
      [
        'Paying online',
        'QR code, Alipay, WeChat, UnionPay and corporate online banking.',
        'After submitting the order, choose an online payment method on the payment page. A QR code that has expired can be refreshed; the page moves on by itself once you have paid.',
        'Part of an order can be paid from an account balance; the rest is paid by one online or offline method.',
      ],
      [
        'Advance deposit',
        'Top up first, then pay from the balance at checkout.',
        'Top up under “User centre – Advance deposit”, online or by bank transfer with a voucher. Paying from the advance deposit needs the 6-digit payment password.',
        'The balance can be withdrawn to the company’s account; it is returned by the original route after review.',
      ],
      [
        'Credit terms',
        'Certified companies can apply for a credit line with monthly statements.',
        'Statements are issued on the 1st of each month and are due on the 5th of the second month after. Check the lines of a statement; you can confirm or dispute it.',
        'If a statement is overdue, the credit line is suspended; it is restored automatically once everything is repaid.',
      ],
      [
        'Bank transfer',
        'Transfer to the company account and upload the transfer voucher; it is reviewed within 24 hours.',
        'Choose “Offline” on the payment page, transfer to the account name, number and bank shown there, state the order number, and upload the transfer voucher.',
        'The voucher is reviewed within 24 hours. The order is kept meanwhile, and moves on to shipping once the voucher is accepted.',
      ],
    ],
  },
  {
    category: 'Delivery and invoices',
    articles: [
      [
        'Delivery times',
        'Goods in stock leave the warehouse within 24 hours. The table shows delivery times by region.',
        'Orders of goods in stock that are paid before 16:00 on a working day leave the warehouse that day, all others on the next working day.',
        '| Region | Delivery | Note',
        '| Jiangsu, Zhejiang, Shanghai, Anhui | Next day | One day more for towns and villages',
        '| North, Central and South China | 2–3 days | Bulky goods go by freight',
        '| Northeast and Southwest China | 3–4 days | Liquids in heated vans in cold weather',
        '| Northwest China, Hainan | 4–6 days | Some areas: collect yourself',
        'For custom goods, the delivery time on the product page and in the contract holds.',
      ],
      [
        'Checking a delivery',
        'Check before you sign, and note any difference at once.',
        'On delivery, check packaging, quantity and models. Note damage or missing goods on the delivery note and contact customer service within 48 hours.',
        'In the order’s “Check list” you can confirm the quantity received line by line, or print it for the warehouse to fill in.',
      ],
      [
        'Special VAT invoices',
        'Available to certified companies.',
        'Keep invoice titles and tax numbers under “User centre – My invoices”. When orders are completed, choose one or several and apply for an invoice. Invoice details are reviewed once and can then be used directly.',
        '- Ordinary invoice: electronic, can be downloaded once issued',
        '- Special invoice: on paper by mail, or electronic where local rules say so',
      ],
      [
        'Mailing invoices',
        'Paper invoices are mailed separately; the invoice shows the tracking number.',
        'Enter the recipient under “User centre – Mailing addresses”. Invoices are mailed within two working days of being issued, and the tracking number is shown with the invoice.',
        'If title or tax number is wrong, contact customer service within the month of issue to return it and have a new one issued.',
      ],
    ],
  },
  ...laterHelpEnglish,
]
