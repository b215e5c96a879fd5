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

const currency = { symbol: '¥', digit: 2, ways: 10 }
const option = { vipShow: 10, linkHint: 20, unenoughStockSale: 20, commentImageMb: 4 }
const cartCount = { totalCount: 60 }

/** Returns what every page asks first. */
function start({ query }) {
  const { blocks: _, ...theme } = themePage
  const reader = query.get('reader')
  const own = { reader, option, user, cart: cartCount, favourites: [], unread: 3 }
  return { site: '1001', currency, theme, features: ['simpleRequests'], ...(reader && own) }
}

/** Responses by path. The first match is used. */
const answers = [
  ['/bbb/start', start],
  ['/network/site/', () => '1001'],
  ['/settings/currency', () => currency],
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
  ['/home/getSiteOption', () => option],
  ['/userCenter/getUserInfo', () => user],
  ['/userCenter/collection/ids', () => []],
  ['/userCenter/remind/pageRemind', () => nothing({ unread: 3 })],
  ['/userCenter/coupon/getPage', () => nothing()],
  ['/userCenter/order/page', ({ state }) => orderPage(state.lines)],
  ['/userShoppingCar/count', () => cartCount],
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
 * @param query of the address
 * @returns undefined: there is no such call
 */
export const stubApi = (state, path, body, query) =>
  answers.find(([part]) => path.includes(part))?.[1]({ state, path, body, query })
