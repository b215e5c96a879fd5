import type { Goods } from '../../../src/catalogue/goods/goods.contract'

/** A product as a page has it that asked already: amounts in minor units. */
export const knownGoods = (id: string): Goods => ({
  id,
  goodsName: '恒锐 6204 轴承',
  brandName: '恒锐',
  goodsImageShow: '/demo/storefront/favicon.svg',
  skuItemDefault: {
    skuId: `s${id}`,
    skuCode: 'M-6204',
    goodsPrice: 860,
    stockQuantity: 900,
    minQuantity: 10,
    step: 10,
    sellsShort: false,
  },
  stockQuantity: 900,
  safetyStock: 20,
  priceUnitInfoList: [{ itemId: 'u1', unitCode: 'PC', unitName: '个', ratio: 1, defaultPriceUnit: 10 }],
  priceUnitInfoTransferList: [],
  skuCount: 1,
  sales: 1,
  tags: [{ kind: 'promotion', label: '满减' }],
})
