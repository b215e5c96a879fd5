import { complainOnce } from '../../core/host/complaints'

/** Delay in milliseconds, because frameworks set attributes shortly after the element connects. */
const patience = 2_000

/** Logs an error if an element names no product within the delay. */
export function complainOfNoGoods(element: Element) {
  setTimeout(() => {
    const isNamed = ['goodsId', 'skuCode', 'skuId', 'goods'].some((name) => Reflect.get(element, name))
    if (isNamed || !element.isConnected) return
    const has = element.getAttributeNames().join(', ')
    complainOnce(
      `<${element.localName}> names no product: set goods-id or sku-code${has && ` (it has ${has})`}`,
    )
  }, patience)
}
