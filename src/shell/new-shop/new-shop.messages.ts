import { messages } from '../../core/language/messages'

export const newShopMessages = messages('newShop', {
  home: ['首页', 'Home'],
  newShop: ['业务员店铺', 'Salesperson’s shop'],
  phone: ['电话', 'Phone'],
  workTime: ['服务时间', 'Working time'],
  shelves: ['货架', 'Shelves'],
  onePage: ['全部货架', 'All shelves'],
  byShelf: ['按货架查看', 'Shelf by shelf'],
  goods: ['货架商品', 'The goods of the shelf'],
  none: ['货架正在准备', 'The shelves are being prepared'],
  noneText: ['需要什么，可直接联系业务员。', 'Ask the salesperson for what you need.'],
  cartSafe: ['购物车不受影响。', 'Your cart is not affected.'],
})
