import { siteDictionary } from '../../core/language/dictionary'

/** Delivery methods. The codes are our own. */
export const deliveryWay = siteDictionary('deliveryWay', {
  express: [10, '快递物流', 'Express'],
  carrier: [20, '大件货运，含卸货', 'Freight carrier with unloading'],
})
