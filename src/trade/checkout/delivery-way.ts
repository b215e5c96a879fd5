import { siteDictionary } from '../../core/dictionary'

/** How goods come to the buyer; the codes are ours. */
export const deliveryWay = siteDictionary('deliveryWay', {
  express: [10, '快递物流', 'Express'],
  carrier: [20, '大件货运，含卸货', 'Freight carrier with unloading'],
})
