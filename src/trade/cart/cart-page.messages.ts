import { messages } from '../../core/messages'

export const cartPageMessages = messages('cartPage', {
  title: ['购物车', 'Cart'],
  kinds: ['{kinds} 种商品，{count} 件', 'Products: {kinds}, pieces: {count}'],
  list: ['购物车里的商品', 'Products in the cart'],
  what: ['购物车', 'The cart'],

  stepCart: ['购物车', 'Cart'],
  stepConfirm: ['确认订单', 'Confirm order'],
  stepPay: ['付款', 'Payment'],
  stepDone: ['完成', 'Done'],

  goods: ['商品信息', 'Product'],
  spec: ['规格', 'Specification'],
  price: ['单价', 'Unit price'],
  quantity: ['数量', 'Quantity'],
  amount: ['小计', 'Subtotal'],
  actions: ['操作', 'Actions'],
  specEntry: ['{name}：{value}', '{name}: {value}'],
  skuCode: ['型号：{code}', 'Model: {code}'],
  memberPrice: ['会员价', 'Member price'],
  custom: ['定制', 'Custom'],
  retailPrice: ['零售价', 'Retail price'],
  priceWas: ['价格有变，加入时 {price}', 'Price changed, was {price}'],
  quantityOf: ['{name} 的数量', 'Quantity of {name}'],
  unit: ['单位：{unit}', 'Unit: {unit}'],
  left: ['仅剩 {n} {unit}', 'Only {n} {unit} left'],

  all: ['全选', 'Select all'],
  allOfShop: ['选择{shop}的全部商品', 'Select all products of {shop}'],
  choose: ['选择 {name}', 'Select {name}'],
  chosen: ['已选 {kinds} 种 {count} 件', 'Selected products: {kinds}, pieces: {count}'],
  total: ['合计（不含运费）', 'Total (freight not included)'],
  goodsAmount: ['商品 {amount}', 'Goods {amount}'],
  discount: ['优惠 −{amount}', 'Discount −{amount}'],

  remove: ['删除', 'Remove'],
  removeOf: ['删除 {name}', 'Remove {name}'],
  removeOne: ['删除这件商品？', 'Remove this product?'],
  removeChosen: ['删除选中', 'Remove selected'],
  removeMany: ['删除选中的 {n} 种商品？', 'Remove the selected products ({n})?'],
  removeText: ['删除后需要重新加入购物车。', 'To have them back they must be added again.'],
  clearGone: ['清除失效商品', 'Clear unavailable'],
  clear: ['清除', 'Clear'],
  clearMany: ['清除 {n} 种失效商品？', 'Clear the unavailable products ({n})?'],
  removed: ['已删除', 'Removed.'],
  nothingChosen: ['请先选择商品', 'Please select products first.'],

  gone: ['失效商品', 'Unavailable'],
  goneKinds: ['{n} 种', '{n}'],
  withdrawn: ['已下架', 'Withdrawn'],
  soldOut: ['缺货', 'Out of stock'],
  notNow: ['暂不可购买', 'Not available now'],

  emptyTitle: ['购物车还是空的', 'Your cart is empty'],
  emptyText: [
    '按名称、型号或品牌找到商品，选好数量加入购物车。',
    'Find products by name, model or brand, choose a quantity and add them.',
  ],
  browse: ['去逛商品', 'Browse products'],

  guestText: [
    '登录后按您的价格结算，这些商品会并入您的购物车。',
    'Log in to see your prices; these products will be moved to your cart.',
  ],
  logIn: ['登录', 'Log in'],
  unknownGoods: ['商品信息暂缺', 'Product details are missing'],
  guestPricesFailed: [
    '价格没有加载出来，商品和数量不受影响。',
    'The prices could not be loaded. Products and quantities are not affected.',
  ],
  retry: ['重新加载', 'Reload'],
})
