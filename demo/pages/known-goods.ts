/** Product from an application's own records, in the shape that the kit passes to custom cards. */
export const knownGoods = {
  id: '100003',
  goodsName: '台账里的旧件',
  brandName: '恒锐',
  goodsImageShow: '',
  skuItemDefault: {
    skuId: '10000301',
    skuCode: 'HR-OLD-1',
    goodsPrice: 1250,
    salePrice: 1250,
    stockQuantity: 40,
    minQuantity: 1,
    step: 1,
    sellsShort: false,
  },
  stockQuantity: 40,
  safetyStock: 5,
  priceUnitInfoList: [{ itemId: '1', unitCode: 'piece', unitName: '个', ratio: 1, defaultPriceUnit: 10 }],
  priceUnitInfoTransferList: [],
  skuCount: 1,
  sales: 0,
  tags: [],
}
