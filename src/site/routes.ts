import { defineRoutes } from '../core/routes'

/**
 * Every page of the shop, one row each: its address, its name, its page and what it needs. Menus, the guard,
 * links, titles and chunks follow from this table. A page is loaded when somebody goes there.
 */
export const routes = defineRoutes({
  home: { path: '/', title: ['首页', 'Home'], page: () => import('./home/home.page') },
  login: {
    path: '/login',
    title: ['欢迎登录', 'Log in'],
    page: () => import('../session/sign-in/login.page'),
    layout: 'empty',
  },
  register: {
    path: '/register',
    title: ['欢迎注册', 'Register'],
    page: () => import('../session/registration/register.page'),
    layout: 'empty',
  },
  registerEmail: {
    path: '/register/email',
    title: ['欢迎注册', 'Register'],
    page: () => import('../session/registration/register-email.page'),
    layout: 'empty',
  },
  registerSettlement: {
    path: '/register/settlement',
    title: ['开通企业会员', 'Enterprise membership'],
    page: () => import('../session/registration/register-settlement.page'),
    needs: 'retail',
    layout: 'empty',
  },
  registerSupplier: {
    path: '/register/supplier',
    title: ['供应商入驻', 'Supplier registration'],
    page: () => import('../session/registration/register-supplier.page'),
    layout: 'empty',
  },
  registerSuccess: {
    path: '/register/success',
    title: ['注册成功', 'Welcome'],
    page: () => import('../session/registration/register-success.page'),
    needs: 'token',
    layout: 'empty',
  },
  search: {
    path: '/goods/list/all',
    title: ['搜索商品', 'Search'],
    page: () => import('../catalogue/goods/goods-list.page'),
  },
  goodsList: {
    path: '/goods/list/{categoryId}',
    title: ['商品列表', 'Goods'],
    page: () => import('../catalogue/goods/goods-list.page'),
  },
  goods: {
    path: '/goods/{goodsId}',
    title: ['商品详情', 'Goods detail'],
    page: () => import('../catalogue/goods/goods-detail.page'),
  },
  allCategories: {
    path: '/category/all',
    title: ['全部分类', 'All categories'],
    page: () => import('../catalogue/categories/all-categories.page'),
  },
  brands: {
    path: '/brand',
    title: ['全部品牌', 'All brands'],
    page: () => import('../catalogue/brands/brands.page'),
  },
  brand: {
    path: '/brand/{brandId}',
    title: ['品牌', 'Brand'],
    page: () => import('../catalogue/brands/brands.page'),
  },
  shops: {
    path: '/shop',
    title: ['全部店铺', 'All shops'],
    page: () => import('../catalogue/shops/shops.page'),
  },
  shop: {
    path: '/shop/{shopId}',
    title: ['店铺', 'Shop'],
    page: () => import('../catalogue/shops/shops.page'),
  },
  cart: {
    path: '/cart',
    title: ['购物车', 'Cart'],
    page: () => import('../trade/cart/cart.page'),
    needs: 'token',
  },
  checkout: {
    path: '/cart/checkout',
    title: ['确认订单', 'Confirm order'],
    page: () => import('../trade/checkout/checkout.page'),
    needs: 'token',
  },
  payment: {
    path: '/cart/payment',
    title: ['付款', 'Payment'],
    page: () => import('../trade/payment/payment.page'),
    needs: 'token',
  },
  paySuccess: {
    path: '/cart/paySuccess',
    title: ['付款结果', 'Payment result'],
    page: () => import('../trade/payment/pay-success.page'),
    needs: 'token',
  },
  payPassword: {
    path: '/user/info/pay-password',
    title: ['支付密码', 'Payment password'],
    page: () => import('../account/pay-password/pay-password.page'),
    needs: 'token',
    menu: 'account',
  },
  askOffer: {
    path: '/cart/offer',
    title: ['提交询价单', 'Ask for a quotation'],
    page: () => import('../trade/offers/offer-request.page'),
    needs: 'token',
  },
  customPage: {
    path: '/page/{pageId}',
    title: ['专题', 'Page'],
    page: () => import('./custom-page/custom-page.page'),
  },
  quickOrder: {
    path: '/quick-order',
    title: ['快速下单', 'Quick order'],
    page: () => import('../catalogue/quick-order/quick-order.page'),
  },
  help: {
    path: '/help',
    title: ['帮助中心', 'Help centre'],
    page: () => import('./articles/help.page'),
  },
  helpArticle: {
    path: '/help/{articleId}',
    title: ['帮助中心', 'Help centre'],
    page: () => import('./articles/help.page'),
  },
  news: {
    path: '/news',
    title: ['新闻资讯', 'News'],
    page: () => import('./articles/news.page'),
  },
  newsArticle: {
    path: '/news/{articleId}',
    title: ['新闻资讯', 'News'],
    page: () => import('./articles/news.page'),
  },
  notices: {
    path: '/noticeList',
    title: ['平台公告', 'Announcements'],
    page: () => import('./articles/notices.page'),
  },
  notice: {
    path: '/noticeList/{articleId}',
    title: ['平台公告', 'Announcements'],
    page: () => import('./articles/notices.page'),
  },
  service: {
    path: '/service',
    title: ['服务中心', 'Service centre'],
    page: () => import('./customer-service/service.page'),
  },
  activity: {
    path: '/activity/{activityId}',
    title: ['活动', 'Activity'],
    page: () => import('../catalogue/activities/activity.page'),
  },
  newShopOne: {
    path: '/newShop/one',
    title: ['业务员店铺', 'Salesperson’s shop'],
    page: () => import('../catalogue/new-shop/new-shop.page'),
  },
  newShopTab: {
    path: '/newShop/tab',
    title: ['业务员店铺', 'Salesperson’s shop'],
    page: () => import('../catalogue/new-shop/new-shop-tab.page'),
  },
  gifts: {
    path: '/gift/list',
    title: ['积分礼品', 'Gifts'],
    page: () => import('../catalogue/gifts/gifts.page'),
  },
  gift: {
    path: '/gift/{giftId}',
    title: ['礼品', 'Gift'],
    page: () => import('../catalogue/gifts/gifts.page'),
  },
  linkHint: {
    path: '/link',
    title: ['即将离开', 'Leaving'],
    page: () => import('./links/link-hint.page'),
    layout: 'empty',
  },
  oftenGoods: {
    path: '/often/goods',
    title: ['常购商品', 'Frequently bought goods'],
    page: () => import('../catalogue/often-bought/often-goods.page'),
    needs: 'token',
  },
  oftenOrder: {
    path: '/often/order',
    title: ['常购订单', 'Repeated orders'],
    page: () => import('../catalogue/often-bought/often-order.page'),
    needs: 'token',
  },
  // The user centre draws everything under /user in its frame; `menu` is a group of menu-group.ts.
  userHome: {
    path: '/user',
    title: ['账户首页', 'Account home'],
    page: () => import('../account/user-center/user-home.page'),
    needs: 'token',
    menu: 'home',
  },
  orders: {
    path: '/user/order',
    title: ['我的订单', 'My orders'],
    page: () => import('../trade/orders/order-list.page'),
    needs: 'token',
    menu: 'trade',
  },
  order: {
    path: '/user/order/{orderNo}',
    title: ['订单详情', 'Order details'],
    page: () => import('../trade/orders/order-detail.page'),
    needs: 'token',
  },
  orderCheckList: {
    path: '/user/order/{orderNo}/check-list',
    title: ['验收清单', 'Check list'],
    page: () => import('../trade/orders/check-list.page'),
    needs: 'token',
  },
  offers: {
    path: '/user/offer',
    title: ['询价单', 'Quotations'],
    page: () => import('../trade/offers/offer-list.page'),
    needs: 'token',
    menu: 'trade',
  },
  offer: {
    path: '/user/offer/{offerId}',
    title: ['询价详情', 'Quotation'],
    page: () => import('../trade/offers/offer-detail.page'),
    needs: 'token',
  },
  addresses: {
    path: '/user/address',
    title: ['收货地址', 'Delivery addresses'],
    page: () => import('../account/addresses/addresses.page'),
    needs: 'token',
    menu: 'account',
  },
  members: {
    path: '/user/members',
    title: ['子账号', 'Sub-accounts'],
    page: () => import('../account/members/members.page'),
    needs: 'certifiedMain',
    menu: 'account',
  },
  reminders: {
    path: '/user/notice',
    title: ['消息中心', 'Messages'],
    page: () => import('../account/notices/notices.page'),
    needs: 'token',
    menu: 'account',
  },
  points: {
    path: '/user/points',
    title: ['我的积分', 'My points'],
    page: () => import('../money/points/points.page'),
    needs: 'token',
    menu: 'money',
  },
  deposit: {
    path: '/user/deposit',
    title: ['预存款', 'Advance deposit'],
    page: () => import('../money/deposit/deposit.page'),
    needs: 'main',
    menu: 'money',
  },
  coupons: {
    path: '/user/coupon',
    title: ['优惠券', 'Coupons'],
    page: () => import('../money/coupons/own-coupons.page'),
    needs: 'token',
    menu: 'money',
  },
  couponCentre: {
    path: '/user/coupon/get',
    title: ['领券中心', 'Coupon centre'],
    page: () => import('../money/coupons/coupon-centre.page'),
    needs: 'token',
  },
  pointsCoupons: {
    path: '/user/coupon/integral',
    title: ['积分兑券', 'Coupons for points'],
    page: () => import('../money/coupons/points-coupons.page'),
    needs: 'token',
  },
  downloads: {
    path: '/user/downloads',
    title: ['下载管理', 'Download management'],
    page: () => import('../account/downloads/downloads.page'),
    needs: 'token',
    menu: 'account',
  },
  profile: {
    path: '/user/info',
    title: ['个人资料', 'Profile'],
    page: () => import('../account/profile/profile.page'),
    needs: 'token',
    menu: 'account',
  },
  security: {
    path: '/user/info/security',
    title: ['账号安全', 'Account security'],
    page: () => import('../account/security/security.page'),
    needs: 'token',
    menu: 'account',
  },
  loginPassword: {
    path: '/user/info/login-password',
    title: ['登录密码', 'Login password'],
    page: () => import('../account/security/login-password.page'),
    needs: 'token',
  },
  changePhone: {
    path: '/user/info/phone',
    title: ['手机号', 'Mobile number'],
    page: () => import('../account/security/phone.page'),
    needs: 'token',
  },
  changeEmail: {
    path: '/user/info/email',
    title: ['邮箱', 'E-mail'],
    page: () => import('../account/security/email.page'),
    needs: 'token',
  },
  secondPayPassword: {
    path: '/user/info/pay-password/second',
    title: ['支付二次确认', 'Second confirmation'],
    page: () => import('../account/security/second-pay-password.page'),
    needs: 'token',
  },
  callbackAlipay: {
    path: '/callback/alipay',
    title: ['支付宝登录', 'Log in with Alipay'],
    page: () => import('../session/third-party/auth-callback.page'),
    layout: 'empty',
  },
  callbackThird: {
    path: '/callback/third',
    title: ['第三方登录', 'Third-party login'],
    page: () => import('../session/third-party/auth-callback.page'),
    layout: 'empty',
  },
  notFound: {
    path: '/404',
    title: ['页面不存在', 'Page not found'],
    page: () => import('./not-found/not-found.page'),
    layout: '404',
  },
})

type Rows = typeof routes

declare module '../core/hrefs' {
  interface KnownRoutes extends Rows {}
}
