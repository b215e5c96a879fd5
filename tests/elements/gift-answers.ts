const forPoints = 40
const withOrder = 20

/** Gifts 1…12. Every fourth requires an order. Gift 2 also costs money, and 3 does so with a hidden price. 5 is sold out. */
const gifts = Array.from({ length: 12 }, (_, at) => ({
  id: String(at + 1),
  name: `礼品 ${at + 1}`,
  image: '',
  way: at % 4 === 3 ? withOrder : forPoints,
  pointsPrice: at % 4 === 3 ? 0 : 1200 * (at + 1),
  ...(at === 1 && { cashPrice: '50.00' }),
  ...(at === 2 && { priceHidden: true }),
  ...(at % 4 === 3 && { orderAmount: '5000.00' }),
  stock: at === 4 ? 0 : 3 + at,
  unitName: '把',
}))
const more = { goodsId: '100', skuCode: 'M-100', spec: { 长度: '20 cm' }, limit: 5 }

type Body = { pageNumber?: number; pageSize?: number; way?: number; minPoints?: number; maxPoints?: number }

/** Returns the server's response about gifts. Undefined for unknown calls. */
export function giftAnswer(path: string, { pageNumber = 1, pageSize = 10, way, minPoints, maxPoints }: Body) {
  if (!path.endsWith('/gift/page')) {
    const gift = gifts.find(({ id }) => id === path.split('/').at(-1))
    return gift && { ...gift, ...more, detailHtml: '<p>介绍<img src="x" onerror="window.hit = 1"></p>' }
  }
  const found = gifts.filter(
    (gift) =>
      (!way || gift.way === way) &&
      gift.pointsPrice >= (minPoints ?? 0) &&
      gift.pointsPrice <= (maxPoints ?? Infinity),
  )
  return {
    content: found.slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
    totalElements: found.length,
    totalPages: Math.ceil(found.length / pageSize),
    pageNumber,
    pageSize,
  }
}
