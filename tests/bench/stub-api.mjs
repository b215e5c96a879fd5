import {
  cart,
  cartLine,
  cartSummary,
  categoryTree,
  goodsDetail,
  goodsOfId,
  goodsPage,
  list,
  nothing,
  orderPage,
  positionOfLine,
  themePage,
  user,
} from './stub-data.mjs'

/** Responses by path. The first match is used. */
const answers = [
  ['/network/site/', () => '1001'],
  ['/settings/currency', () => ({ symbol: '¥', digit: 2, ways: 10 })],
  ['/goodsCategory/categoryTree', ({ state }) => categoryTree(state.kinds)],
  ['/themePage/info', () => themePage],
  ['/goodsInfo/page', ({ body }) => goodsPage(body.pageSize ?? 20)],
  ['/goodsInfo/listData', ({ body }) => body.idList.map(goodsOfId)],
  ['/goodsInfo/detail/', () => goodsDetail],
  ['/goodsInfo/recommend/', () => goodsPage(6).content],
  ['/goodsInfo/coupons/', () => []],
  ['/goodsInfo/price', () => []],
  ['/goodsInfo/commentPage', () => nothing({ counts: { total: 0, withImage: 0, byStars: [0, 0, 0, 0, 0] } })],
  ['/h5/siteCustomer', () => ({ state: 20, phone: '400-000-0000', workTime: '9:00–18:00' })],
  ['/home/getSiteOption', () => ({ vipShow: 10, linkHint: 20, unenoughStockSale: 20, commentImageMb: 4 })],
  ['/userCenter/getUserInfo', () => user],
  ['/userCenter/collection/ids', () => []],
  ['/userCenter/remind/pageRemind', () => nothing({ unread: 3 })],
  ['/userCenter/coupon/getPage', () => nothing()],
  ['/userCenter/order/page', ({ state }) => orderPage(state.lines)],
  ['/userShoppingCar/count', () => ({ totalCount: 60 })],
  ['/userShoppingCar/add', () => ({ totalCount: 61, skipped: [] })],
  ['/userShoppingCar/getShopCar', ({ state }) => cart(linesOf(state))],
  [
    '/userShoppingCar/updateQuantity/',
    ({ state, path, body: { quantity } }) => {
      const at = positionOfLine(path.split('/').at(-1))
      const quantities = quantitiesOf(state)
      return { summary: cartSummary(quantities.with(at, quantity)), line: cartLine(at, quantity) }
    },
  ],
  ['/userShoppingCar/updateSelect', ({ state }) => ({ summary: summaryOf(state) })],
  ['/userShoppingCar/selectStateAll', ({ state }) => ({ summary: summaryOf(state) })],
  ['/userShoppingCar/deleteBatch', ({ state }) => ({ summary: summaryOf(state) })],
]

const linesOf = ({ lines }) => list(lines, (at) => cartLine(at, 10))
const quantitiesOf = ({ lines }) => list(lines, () => 10)
const summaryOf = (state) => cartSummary(quantitiesOf(state))

/**
 * The API in its own form, without a memory.
 * @param state `lines`: how many the cart or the order has; `kinds`: of categories in each group
 * @returns undefined: there is no such call
 */
export const stubApi = (state, path, body) =>
  answers.find(([part]) => path.includes(part))?.[1]({ state, path, body })
