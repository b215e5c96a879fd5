import { messages } from '../../core/language/messages'

export const deliveryMessages = messages('delivery', {
  to: ['配送至', 'Deliver to'],
  day: ['{month} 月 {date} 日', '{month} {date}'],
  arrives: ['预计 {day} 送达', 'Arrives {day}'],
  arrivesLater: ['到货后发货，{day} 送达', 'Restocked first, arrives {day}'],
  byToday: ['{time} 前下单，预计 {day} 送达', 'Order by {time}, arrives {day}'],
  byDay: ['{last} {time} 前下单，预计 {day} 送达', 'Order by {time} on {last}, arrives {day}'],
  stock: ['{warehouse}现货', 'In stock, {warehouse}'],
  restocked: ['到货后由{warehouse}发出', 'Sent from {warehouse} once restocked'],
  made: ['定制后由{warehouse}发出', 'Sent from {warehouse} once made'],
})
