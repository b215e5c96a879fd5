/** Shops 1…12. Every third is a flagship shop; the others sell many things. */
const shops = Array.from({ length: 12 }, (_, at) => ({
  id: String(at + 1),
  name: `店铺 ${at + 1}`,
  shopType: at % 3 ? 50 : 10,
  intro: `简介 ${at + 1}`,
  score: '4.8',
  goodsCount: 1200 + at,
}))
const categories = [
  { id: 'c0', name: '轴承', count: 900 },
  { id: 'c1', name: '工具', count: 300 },
]

type Body = { pageNumber?: number; pageSize?: number; shopType?: number; keyword?: string }

/** Returns the server's response about shops. Undefined for unknown calls. */
export function shopAnswer(path: string, { pageNumber = 1, pageSize = 10, shopType, keyword = '' }: Body) {
  if (!path.endsWith('/shop/page')) {
    const shop = shops.find(({ id }) => id === path.split('/').at(-1))
    return shop && { ...shop, categories }
  }
  const found = shops.filter(
    (shop) => (!shopType || shop.shopType === shopType) && shop.name.includes(keyword),
  )
  return {
    content: found.slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
    totalElements: found.length,
    totalPages: Math.ceil(found.length / pageSize),
    pageNumber,
    pageSize,
  }
}
