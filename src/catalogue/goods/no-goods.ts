import { complainOnce } from '../../core/host/complaints'

/** Frameworks set attributes a little after the element is there. */
const patience = 2_000

/** Says on the console that an element names no product, unless it does so within a moment. */
export function complainOfNoGoods(element: Element) {
  setTimeout(() => {
    const isNamed = ['goodsId', 'skuCode', 'goods'].some((name) => Reflect.get(element, name))
    if (isNamed || !element.isConnected) return
    const has = element.getAttributeNames().join(', ')
    complainOnce(
      `<${element.localName}> names no product: set goods-id or sku-code${has && ` (it has ${has})`}`,
    )
  }, patience)
}
