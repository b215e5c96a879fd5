export {
  activityDetail,
  activityGoods,
  type Activity,
} from '../../src/catalogue/activities/activities.contract'
export { brandList, type Brand } from '../../src/catalogue/brands/brands.contract'
export { categoryTree, type Category } from '../../src/catalogue/categories/categories.contract'
export {
  addFavourite,
  deleteFavourites,
  favouriteIds,
  favouritePage,
  type FavouriteKind,
} from '../../src/catalogue/favourites/favourites.contract'
export { giftPage, giftDetail, type Gift, type GiftDetail } from '../../src/catalogue/gifts/gifts.contract'
export {
  goodsDetail,
  recommendedGoods,
  goodsPage,
  goodsByIds,
  skuPrices,
  searchSuggestions,
  type MemberPrice,
  type Unit,
  type Goods,
  type Sku,
  type HeldBy,
  type GoodsDetail,
  type Sort,
} from '../../src/catalogue/goods/goods.contract'
export {
  skuPriceTrace,
  cartPriceTrace,
  type PriceTrace,
} from '../../src/catalogue/goods/price-trace.contract'
export {
  oftenGoodsPage,
  oftenOrderPage,
  pinOften,
  forgetOften,
  type OftenGoods,
  type OftenOrder,
} from '../../src/catalogue/often-bought/often-bought.contract'
export {
  checkCodes,
  type FoundSku,
  type Candidate,
} from '../../src/catalogue/quick-order/quick-order.contract'
export {
  pageWaiting,
  pageOwnReviews,
  addReview,
  appendReview,
  deleteReview,
  reviewPicture,
  type WaitingLine,
  type OwnReview,
} from '../../src/catalogue/reviews/own-reviews.contract'
export { reviewPage, type Review } from '../../src/catalogue/reviews/reviews.contract'
export { shopPage, shopDetail, type Shop, type ShopDetail } from '../../src/catalogue/shops/shops.contract'
