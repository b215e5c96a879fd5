import { messages } from '../../core/language/messages'

export const activitiesMessages = messages('activities', {
  home: ['首页', 'Home'],
  activity: ['活动', 'The activity'],
  period: ['{from} 至 {to}', '{from} to {to}'],
  startsIn: ['距开始', 'Starts in'],
  endsIn: ['距结束', 'Ends in'],
  over: [
    '活动已结束，商品仍可按平时的价格购买',
    'This activity is over; its goods can still be bought as usual.',
  ],
  days: ['天', 'd'],
  hours: ['时', 'h'],
  minutes: ['分', 'min'],
  seconds: ['秒', 's'],
  rules: ['活动规则', 'Rules'],
  goods: ['活动商品', 'Goods'],
  goodsCount: ['共 {n} 种', '{n} in all'],
  noGoods: ['活动商品正在准备', 'The goods are being prepared'],
  missing: ['活动不存在', 'There is no such activity'],
  missingText: [
    '链接可能已失效，或活动已下线。',
    'The link may be out of date, or the activity was withdrawn.',
  ],
  allGoods: ['全部商品', 'All goods'],
  cartSafe: ['购物车不受影响。', 'Your cart is not affected.'],
})
