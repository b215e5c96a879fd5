import { describe, expect, test } from 'vitest'
import { routes } from '../../src/shell/routes'
import { filesBelow, textOf } from './sources'

/**
 * The journey of each page: it does what the page is for and looks at a second place, or, where the page is only
 * read, finds three records that must show and misses one that must not. A journey may name its pages itself instead, as
 * tags: `test('…', { tag: ['@claims', '@claim'] }, …)`.
 */
const journeys: Record<string, readonly [file: string, title: string]> = {
  home: ['reading', "path: '/',"],
  login: ['sign-in', 'a login leads back to where it was asked for'],
  register: ['register', 'by phone, from the link in the header'],
  registerEmail: ['register', 'by e-mail'],
  registerSupplier: ['register', 'a supplier: an account first, then the papers'],
  callbackAlipay: ['third-party', 'who is not bound proves an account once'],
  callbackThird: ['third-party', 'a user who is bound is logged in'],
  search: ['reading', "path: '/goods/list/all?goodsKeyWord=安全帽'"],
  goodsList: ['promotion', 'goods of a list as a table: two are chosen, and these two are in the cart'],
  goods: ['journey', 'a buyer finds a bearing and puts it in the cart'],
  allCategories: ['reading', "path: '/category/all'"],
  brands: ['reading', "path: '/brand'"],
  brand: ['catalogue', 'from all categories and brands to goods'],
  shops: ['reading', "path: '/shop'"],
  shop: ['shops', 'a buyer keeps a shop, which the next page still knows'],
  customPage: [
    'sites',
    'a page of the site’s own: from the first slide, by its blocks, to goods in the cart',
  ],
  quickOrder: ['quick-order', 'a visitor pastes 30 rows, logs in on the way, repairs one and uploads more'],
  help: ['reading', "path: '/help'"],
  helpArticle: ['content', 'a buyer reads the help: from the footer'],
  news: ['reading', "path: '/news'"],
  newsArticle: ['content', 'news by category'],
  notices: ['reading', "path: '/noticeList'"],
  notice: ['content', 'announcements lead to their text'],
  service: ['content', 'customer service: the chat page of the site, the dialog on any page'],
  activity: ['promotion', 'an activity’s price: from its page into the cart and the checkout'],
  newShopOne: ['shops', 'the salesperson’s shop stands on its own site alone'],
  newShopTab: ['shops', 'the salesperson’s shop stands on its own site alone'],
  gifts: ['shops', 'gifts by way and points'],
  gift: ['payment', 'a gift for points: from its page through the checkout'],
  linkHint: ['content', 'another site is opened after a word, and only a web page'],
  notFound: ['missing', 'what is not there is a 404 in the whole shell'],

  // Pages of buyers who are logged in.
  registerSettlement: ['register', 'an enterprise membership: papers in, the review to be seen everywhere'],
  registerSuccess: ['membership', 'a supplier is rejected, reads why, hands the papers in again'],
  cart: ['journey', 'a buyer finds a bearing and puts it in the cart'],
  checkout: ['checkout', 'a visitor logs in on the way, gives a new address and orders'],
  payment: ['payment', "to the provider's page and back"],
  paySuccess: ['payment', 'a code is scanned, and the page follows by itself'],
  payPassword: ['pay-accounts', 'that pays once a password is set, five wrong ones lock it'],
  askOffer: ['offers', 'a buyer asks, the platform quotes, the buyer haggles, accepts and orders'],
  oftenGoods: ['quick-order', 'goods bought often are added together, and an order is placed again'],
  oftenOrder: ['quick-order', 'goods bought often are added together, and an order is placed again'],
  userHome: ['reading-own', "path: '/user',"],
  orders: ['orders', 'cancelled with a reason, which its stock comes back from; then taken out of the list'],
  enquiryOrders: ['reading-own', "path: '/user/order/enquiry'"],
  order: ['orders', 'an order from both ends: paid, shipped in two parcels'],
  orderCheckList: ['check-list', 'what arrived is checked line by line, kept, and can be corrected'],
  afterSales: ['after-sales', 'after-sales are listed by state, found by word, and others’ are not there'],
  afterSale: ['after-sales', 'goods go back and the money with them'],
  askRefund: ['after-sales', 'goods go back and the money with them'],
  askExchange: ['after-sales', 'goods are exchanged after a refusal that was answered'],
  offers: ['offers', 'quotations are listed by state, found by word, and others’ are not there'],
  offer: ['offers', 'a buyer asks, the platform quotes, the buyer haggles, accepts and orders'],
  enquiries: ['enquiries', 'inquiries are listed by state and found by word'],
  askEnquiry: ['enquiries', 'a buyer asks with a table, two suppliers answer, one is accepted and ordered'],
  enquiry: ['enquiries', 'a buyer asks with a table, two suppliers answer, one is accepted and ordered'],
  invoices: ['invoices', 'refused with a reason, and another one withdrawn'],
  invoiceApply: ['invoices', 'two orders on one paper invoice'],
  invoiceTitles: ['invoices', 'a title is kept, reviewed and used; addresses are kept'],
  invoiceAddresses: ['invoices', 'a title is kept, reviewed and used; addresses are kept'],
  invoicePayment: ['invoices', 'two orders on one paper invoice'],
  orderInvoice: ['invoices', 'two orders on one paper invoice'],
  invoiceLog: ['invoices', 'refused with a reason, and another one withdrawn'],
  contracts: ['contracts', 'contracts are listed by state; others’ are not there'],
  contract: ['contracts', 'contract prices are asked for, written, read, signed as shown'],
  comments: ['after-order', 'a line is reviewed with a picture, shown with the goods, answered'],
  myComments: ['after-order', 'a line is reviewed with a picture, shown with the goods, answered'],
  ownGoods: ['after-order', 'own goods are kept, put into the cart and into a quotation'],
  collection: ['after-order', 'favourites are bought and dropped several at once'],
  addresses: ['orders', 'addresses: added with a region, made the default one, changed and deleted'],
  certification: ['membership', 'a refused page leads to the certification, and opens once'],
  members: ['members', 'a sub-account: opened by the main account, buys at its own price'],
  reminders: ['orders', 'an order from both ends: paid, shipped in two parcels'],
  points: ['reading-own', "path: '/user/points'"],
  credit: ['funds', 'a part of a statement is repaid, and no more than is left'],
  creditBill: ['credit', 'a statement: lines checked, one disputed and answered, then confirmed'],
  creditConfirm: ['credit', 'a statement: lines checked, one disputed and answered, then confirmed'],
  creditApply: ['credit', 'a higher limit: refused with a reason, asked for again, granted'],
  creditThirdBill: ['funds', 'lists that are only read show what there is'],
  deposit: ['reading-own', "path: '/user/deposit'"],
  depositWithdraw: ['balances', 'a part of the deposit is paid out; another withdrawal is refused'],
  bonds: ['funds', 'a bond is paid, asked back, kept with a reason, and paid back'],
  reimbursement: ['funds', 'an expense claim: a draft outlives a reload'],
  depositRecharge: ['funds', 'the deposit is topped up online, and another top-up is taken back'],
  depositOffline: ['funds', 'a transfer: rejected with a reason, handed in again, booked'],
  depositU9: ['funds', 'lists that are only read show what there is'],
  coupons: ['money', 'a coupon is taken, used with points, and both come back'],
  couponCentre: ['money', 'a coupon is taken, used with points, and both come back'],
  pointsCoupons: ['balances', 'a coupon is exchanged for points, and stands among one’s own'],
  downloads: ['orders', 'the list is exported: the report is generated, downloaded and deleted'],
  profile: ['security', 'a profile shows in the greeting at once and after a reload'],
  security: ['security', 'another phone, after the password'],
  loginPassword: ['security', 'a new login password: wrong ones are refused, other devices are out'],
  changePhone: ['security', 'another phone, after the password'],
  changeEmail: ['security', 'an e-mail address for an account that had none'],
  secondPayPassword: ['security', 'a confirming step for payments'],
  supplier: ['account-pages', 'a supplier hands in papers and sees them with the review’s reason'],
  performance: ['account-pages', 'turnover is shown by month, category and member'],
  privateShops: ['account-pages', 'a private shop is denied, applied to, approved, and entered'],
  promotion: ['invitation', 'an invitation: from the link by a new account into the inviter’s list'],
  settings: ['account-pages', 'settings: language and theme at once, messages and way to pay kept'],
}

const tagged = filesBelow('tests/e2e').flatMap((file) =>
  [...textOf(file).matchAll(/\btag: \[([^\]]*)\]/g)].flatMap(([, tags = '']) =>
    [...tags.matchAll(/@(\w+)/g)].map(([, name = '']) => name),
  ),
)

describe('journeys', () => {
  test('every page has one', () => {
    const pages = Object.keys(routes)
    expect(pages.filter((name) => !Object.hasOwn(journeys, name) && !tagged.includes(name))).toEqual([])
    expect([...Object.keys(journeys), ...tagged].filter((name) => !pages.includes(name))).toEqual([])
  })

  test('each of them is there', () => {
    const missing = Object.entries(journeys).filter(
      ([, [file, title]]) => !textOf(`tests/e2e/${file}.test.ts`).includes(title),
    )
    expect(missing).toEqual([])
  })
})
