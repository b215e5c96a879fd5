import { messages } from '../../core/messages'

export const goodsDetailMessages = messages('goodsDetail', {
  home: ['首页', 'Home'],
  goods: ['商品', 'The goods'],
  cartSafe: ['购物车不受影响。', ' Your cart is not affected.'],
  gone: ['商品不存在或已下架', 'Not found or no longer sold'],
  goneText: [
    '链接可能已失效，请搜索型号或查看其他商品。',
    'The link may have expired. Search for the model, or see other goods.',
  ],
  allGoods: ['全部商品', 'All goods'],

  pictures: ['商品图片', 'Pictures'],
  picture: ['图片 {n}/{count}', 'Picture {n} of {count}'],
  enlarge: ['放大图片', 'Enlarge picture'],
  previous: ['上一张', 'Previous picture'],
  next: ['下一张', 'Next picture'],
  onlyForReference: ['图片仅供参考，以实物为准', 'Pictures are for reference only'],
  orderNumber: ['订货号 {code}', 'Order no. {code}'],
  score: ['评分 {score}', 'Rating {score}'],

  memberPrice: ['会员价', 'Member price'],
  retailPrice: ['零售价', 'Retail price'],
  price: ['价格', 'Price'],
  forChosen: ['{price}（按已选 {n} {unit}）', '{price} (for {n} {unit})'],
  priceUnit: ['价格单位', 'Price per'],
  unitHolds: ['{unit} = {n} {piece}', '{unit} = {n} {piece}'],
  range: ['{from}–{to} {unit}', '{from}–{to} {unit}'],
  rangeUp: ['≥ {from} {unit}', '≥ {from} {unit}'],
  tiers: ['阶梯价', 'Prices by quantity'],

  sizes: ['规格', 'Sizes'],
  model: ['规格型号', 'Model'],
  stock: ['库存', 'Stock'],
  saleable: ['可售', 'Available'],
  pricePer: ['{price} / {unit}', '{price} / {unit}'],
  quantity: ['数量', 'Quantity'],
  quantityOf: ['{model} 的数量', 'Quantity of {model}'],
  cell: [
    '{spec} 的数量，{min} {unit}起订，每次 {step}',
    'Quantity of {spec}: from {min} {unit} in steps of {step}',
  ],
  cellHint: [
    '方向键在格子间移动，+ 和 - 增减数量',
    'Arrow keys move between the cells, + and - change a quantity',
  ],
  enquireOf: ['询价：{model}', 'Enquire about {model}'],
  callToEnquire: ['拨打 {phone} 询价', 'Call {phone} to enquire'],

  chosen: ['已选 {n} 个规格，{pieces} {unit}', 'Selected sizes: {n} ({pieces} {unit})'],
  nothingChosen: ['请选择规格和数量', 'Please select a size and quantity.'],

  similar: ['同类热销', 'Popular in this category'],
  about: ['商品信息', 'About the goods'],
  parameters: ['规格参数', 'Parameters'],
  description: ['商品详情', 'Description'],
  noDescription: ['商家未填写商品详情。', 'There is no description yet.'],
  brand: ['品牌', 'Brand'],
  modelName: ['型号', 'Model'],
})
