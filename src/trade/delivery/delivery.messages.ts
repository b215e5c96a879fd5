import { messages } from '../../core/language/messages'

export const deliveryMessages = messages('delivery', {
  to: ['配送至', 'Deliver to'],
  choose: ['选择配送地区', 'Where to deliver'],
  addresses: ['收货地址', 'Addresses'],
  region: ['地区', 'Region'],
  otherRegion: ['其他地区', 'Another region'],
  none: ['该地区暂无送达时间，请咨询客服', 'No arrival date for this region. Please ask customer service.'],
  day: ['{month} 月 {date} 日', '{month} {date}'],
  arrives: ['预计 {day} 送达', 'Arrives {day}'],
  arrivesLater: ['到货后发货，{day} 送达', 'Restocked first, arrives {day}'],
  byToday: ['{time} 前下单，预计 {day} 送达', 'Order by {time}, arrives {day}'],
  byDay: ['{last} {time} 前下单，预计 {day} 送达', 'Order by {time} on {last}, arrives {day}'],
  stock: ['{warehouse}现货', 'In stock, {warehouse}'],
  restocked: ['到货后由{warehouse}发出', 'Sent from {warehouse} once restocked'],
  made: ['定制后由{warehouse}发出', 'Sent from {warehouse} once made'],
})
