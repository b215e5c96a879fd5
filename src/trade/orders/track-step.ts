import { dictionary } from '../../core/language/dictionary'

/** Tracking steps of a parcel. The codes are our own. */
export const trackStep = dictionary('trackStep', {
  collected: [10, '快递已揽收', 'Collected by the carrier', 'moves'],
  departed: [20, '已离开发货地分拨中心', 'Departed from the sorting centre', 'moves'],
  underWay: [30, '运输中', 'On the way', 'moves'],
  arrived: [40, '已到达目的地网点', 'Arrived at the local depot', 'moves'],
  delivering: [50, '派送中', 'Out for delivery', 'moves'],
  delivered: [60, '已签收', 'Delivered', 'done'],
})
