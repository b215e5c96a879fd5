import type { Row } from '../../core/address/routes'
import { keyed } from '../../core/language/messages'

/** Pages outside of the user centre. */
export const shopRoutes = keyed('routes', {
  home: { title: ['首页', 'Home'], page: () => import('../home/home.page'), drawn: true },
  login: {
    title: ['欢迎登录', 'Log in'],
    page: () => import('../../session/sign-in/login.page'),
    drawn: true,
  },
  register: {
    title: ['欢迎注册', 'Register'],
    page: () => import('../../session/registration/register.page'),
  },
  registerEmail: {
    title: ['欢迎注册', 'Register'],
    page: () => import('../../session/registration/register-email.page'),
  },
  registerSettlement: {
    title: ['开通企业会员', 'Enterprise membership'],
    page: () => import('../../session/registration/register-settlement.page'),
    needs: 'retail',
  },
  registerSupplier: {
    title: ['供应商入驻', 'Supplier registration'],
    page: () => import('../../account/company/register-supplier.page'),
  },
  registerSuccess: {
    title: ['注册成功', 'Welcome'],
    page: () => import('../../session/registration/register-success.page'),
    needs: 'member',
  },
  invitation: {
    title: ['成员邀请', 'Invitation'],
    page: () => import('../../account/invitations/invitation.page'),
  },
  search: {
    title: ['全部商品', 'All goods'],
    page: () => import('../../catalogue/goods/list/goods-list.page'),
    drawn: true,
  },
  goodsList: {
    title: ['商品列表', 'Goods'],
    page: () => import('../../catalogue/goods/list/goods-list.page'),
    drawn: true,
  },
  goods: {
    title: ['商品详情', 'Goods detail'],
    page: () => import('../../catalogue/goods/detail/goods-detail.page'),
    drawn: true,
  },
  allCategories: {
    title: ['全部商品分类', 'All categories'],
    page: () => import('../../catalogue/categories/all-categories.page'),
    drawn: true,
  },
  brands: {
    title: ['全部品牌', 'All brands'],
    page: () => import('../../catalogue/brands/brands.page'),
    drawn: true,
  },
  brand: { title: ['品牌', 'Brand'], page: () => import('../../catalogue/brands/brands.page'), drawn: true },
  shops: {
    title: ['全部店铺', 'All shops'],
    page: () => import('../../catalogue/shops/shops.page'),
    drawn: true,
  },
  shop: { title: ['店铺', 'Shop'], page: () => import('../../catalogue/shops/shops.page'), drawn: true },
  cart: {
    title: ['购物车', 'Cart'],
    page: () => import('../../trade/cart/cart.page'),
    needs: 'member',
    drawn: true,
  },
  checkout: {
    title: ['确认订单', 'Confirm order'],
    page: () => import('../../trade/checkout/checkout.page'),
    needs: 'member',
  },
  payment: {
    title: ['付款', 'Payment'],
    page: () => import('../../trade/payment/payment.page'),
    needs: 'member',
  },
  paySuccess: {
    title: ['付款结果', 'Payment result'],
    page: () => import('../../trade/payment/pay-success.page'),
    needs: 'member',
  },
  payPassword: {
    title: ['支付密码', 'Payment password'],
    page: () => import('../../account/pay-password/pay-password.page'),
    needs: 'member',
    menu: 'account',
  },
  askOffer: {
    title: ['提交询价单', 'Submit a quotation'],
    page: () => import('../../trade/offers/offer-request.page'),
    needs: 'member',
  },
  customPage: { title: ['专题', 'Page'], page: () => import('../custom-page/custom-page.page'), drawn: true },
  quickOrder: {
    title: ['快速下单', 'Quick order'],
    page: () => import('../../catalogue/quick-order/quick-order.page'),
  },
  help: {
    title: ['帮助中心', 'Help centre'],
    page: () => import('../../site/articles/help.page'),
    drawn: true,
  },
  helpArticle: {
    title: ['帮助中心', 'Help centre'],
    page: () => import('../../site/articles/help.page'),
    drawn: true,
  },
  news: { title: ['新闻资讯', 'News'], page: () => import('../../site/articles/news.page'), drawn: true },
  newsArticle: {
    title: ['新闻资讯', 'News'],
    page: () => import('../../site/articles/news.page'),
    drawn: true,
  },
  notices: {
    title: ['平台公告', 'Announcements'],
    page: () => import('../../site/articles/announcement-list.page'),
    drawn: true,
  },
  notice: {
    title: ['平台公告', 'Announcements'],
    page: () => import('../../site/articles/announcement-list.page'),
    drawn: true,
  },
  service: {
    title: ['服务中心', 'Service centre'],
    page: () => import('../../site/customer-service/service.page'),
  },
  activity: {
    title: ['活动', 'Promotion'],
    page: () => import('../../catalogue/activities/activity.page'),
    drawn: true,
  },
  newShopOne: {
    title: ['业务员店铺', 'Salesperson’s shop'],
    page: () => import('../new-shop/new-shop.page'),
  },
  newShopTab: {
    title: ['业务员店铺', 'Salesperson’s shop'],
    page: () => import('../new-shop/new-shop-tab.page'),
  },
  gifts: { title: ['积分礼品', 'Gifts'], page: () => import('../../catalogue/gifts/gifts.page') },
  gift: { title: ['礼品', 'Gift'], page: () => import('../../catalogue/gifts/gifts.page') },
  linkHint: { title: ['即将离开', 'Leaving'], page: () => import('../../site/links/link-hint.page') },
  oftenGoods: {
    title: ['常购商品', 'Frequent goods'],
    page: () => import('../../catalogue/often-bought/often-goods.page'),
    needs: 'member',
  },
  oftenOrder: {
    title: ['常购订单', 'Frequent orders'],
    page: () => import('../../catalogue/often-bought/often-order.page'),
    needs: 'member',
  },
  callbackAlipay: {
    title: ['支付宝登录', 'Log in with Alipay'],
    page: () => import('../../session/third-party/auth-callback.page'),
  },
  callbackThird: {
    title: ['第三方登录', 'Third-party login'],
    page: () => import('../../session/third-party/auth-callback.page'),
  },
  notFound: {
    title: ['页面不存在', 'Page not found'],
    page: () => import('../../site/not-found/not-found.page'),
  },
} as const satisfies Record<string, Row>)
