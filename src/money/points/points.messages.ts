import { messages } from '../../core/messages'

export const pointsMessages = messages('points', {
  deduct: ['积分抵扣', 'Use points'],
  available: ['可用 {n} 分', '{n} available'],
  notNow: ['本单暂不可用积分', 'Points cannot be used for this order.'],
  amount: ['使用积分数', 'Points to use'],
  worth: ['分，抵 {amount}', 'points, worth {amount}'],
  all: ['全部使用', 'Use all'],
  most: ['本单最多可用 {n} 分', 'At most {n} for this order'],
})
