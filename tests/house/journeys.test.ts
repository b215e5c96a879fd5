import { describe, expect, test } from 'vitest'
import { routes } from '../../src/site/routes'
import { textOf } from './sources'

/**
 * The journey of each page that anybody may open: it does what the page is for and looks at a second place, or,
 * where the page is only read, finds three records that must show and misses one that must not.
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
}

describe('journeys', () => {
  test('every page that anybody may open has one', () => {
    const open = Object.entries(routes).flatMap(([name, row]) => ('needs' in row ? [] : [name]))
    expect(open.filter((name) => !Object.hasOwn(journeys, name))).toEqual([])
    expect(Object.keys(journeys).filter((name) => !open.includes(name))).toEqual([])
  })

  test('each of them is there', () => {
    const missing = Object.entries(journeys).filter(
      ([, [file, title]]) => !textOf(`tests/e2e/${file}.test.ts`).includes(title),
    )
    expect(missing).toEqual([])
  })
})
