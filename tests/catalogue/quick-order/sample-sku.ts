import type { FoundSku } from '../../../src/catalogue/quick-order/quick-order.contract'

/** A SKU as it is found by its code. */
export const sampleSku = (more: Partial<FoundSku> = {}): FoundSku => ({
  id: 'a',
  skuCode: 'A',
  goodsId: 'g',
  goodsName: '轴承',
  brandName: '恒锐',
  image: '',
  spec: {},
  unitName: '个',
  stockQuantity: 64,
  safetyStock: 20,
  minQuantity: 10,
  step: 5,
  withdrawn: false,
  sellsShort: false,
  ...more,
})
