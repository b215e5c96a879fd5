import { productOf, products, Refusal } from './goods.mjs'

const site = { key: 'acme', id: '1' }

// Visitors are told `goodsPrice` and whether there is enough; members their own price and the figure.
const offerOf = ({ code, price, stock }, member) => ({
  skuCode: code,
  sellsShort: false,
  goodsPrice: price,
  ...(member ? { salePrice: price, stockQuantity: stock } : { enough: stock > 0 }),
})
const goodsOf = (product, member) => ({
  id: product.id,
  goodsName: product.name,
  brandName: product.brand,
  skuItemDefault: { skuId: product.id, ...offerOf(product, member) },
  stockQuantity: member ? product.stock : undefined,
})

function page({ goodsKeyWord = '', pageNumber = 1, pageSize = 10 }, member) {
  const word = goodsKeyWord.trim().toLowerCase()
  const found = products.filter((one) => `${one.name} ${one.code}`.toLowerCase().includes(word))
  const shown = found.slice((pageNumber - 1) * pageSize, pageNumber * pageSize)
  const paging = { pageNumber, pageSize, totalPages: Math.ceil(found.length / pageSize) }
  return { content: shown.map((one) => goodsOf(one, member)), totalElements: found.length, ...paging }
}

function detail(id, member) {
  const product = productOf(id)
  if (!product) throw new Refusal(404, 'There is no such product.')
  return { ...goodsOf(product, member), skuList: [{ id, ...offerOf(product, member) }] }
}

function price({ skuId, quantity }, member) {
  const product = productOf(skuId)
  if (!product) return []
  const amount = ((Math.round(product.price * 100) * quantity) / 100).toFixed(2)
  return [{ skuId: product.id, ...offerOf(product, member), amount }]
}

/** Calls that everybody may make. A path that ends on a parameter stands here with `:` in its place. */
export const catalogue = {
  'GET /pc/bbbAuth/network/site/:': ({ id }) => {
    if (id !== site.key) throw new Refusal(404, `There is no site ${id}: this back end knows ${site.key}.`)
    return site.id
  },
  // `features`: the parts of the kit that this back end has; the elements leave the others away.
  'GET /bbb/pc/settings/currency': () => ({ symbol: '€', digit: 2, ways: 10, features: [], dictCodes: [] }),
  'POST /bbb/goodsInfo/page': ({ body, member }) => page(body, member),
  'GET /bbb/goodsInfo/detail/:': ({ id, member }) => detail(id, member),
  'POST /bbb/goodsInfo/listData': ({ body: { idList, skuCodeList = [] }, member }) => {
    const wanted = products.filter(({ id, code }) => idList.includes(id) || skuCodeList.includes(code))
    return wanted.map((one) => goodsOf(one, member))
  },
  'POST /bbb/goodsInfo/price': ({ body, member }) => body.lines.flatMap((line) => price(line, member)),
}
