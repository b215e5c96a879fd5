export { newShop, newShopGoods, type NewShop } from '../../src/shell/new-shop/new-shop.contract'
