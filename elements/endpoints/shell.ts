export { newShop, newShopGoods, type NewShop } from '../../src/shell/new-shop/new-shop.contract'
export { start } from '../../src/shell/start/start.contract'
