import type { Row } from '../../core/address/routes'
import { keyed } from '../../core/language/messages'

/** Pages of the user centre about goods, orders and what follows them. */
export const tradeRoutes = keyed('routes', {
  userHome: {
    title: ['账户首页', 'Account home'],
    page: () => import('../../account/user-center/user-home.page'),
    needs: 'member',
    menu: 'home',
  },
  orders: {
    title: ['我的订单', 'My orders'],
    page: () => import('../../trade/orders/order-list.page'),
    needs: 'member',
    menu: 'trade',
  },
  enquiryOrders: {
    title: ['询价订单', 'Orders from inquiries'],
    page: () => import('../../trade/enquiries/enquiry-orders.page'),
    needs: 'member',
  },
  order: {
    title: ['订单详情', 'Order details'],
    page: () => import('../../trade/orders/order-detail.page'),
    needs: 'member',
  },
  orderCheckList: {
    title: ['验收清单', 'Check list'],
    page: () => import('../../trade/orders/check-list.page'),
    needs: 'member',
  },
  requests: {
    title: ['采购申请', 'Purchase requests'],
    page: () => import('../../trade/requests/request-list.page'),
    needs: 'member',
    menu: 'trade',
  },
  request: {
    title: ['采购申请详情', 'Purchase request'],
    page: () => import('../../trade/requests/request-detail.page'),
    needs: 'member',
  },
  afterSales: {
    title: ['退换货', 'Returns and exchanges'],
    page: () => import('../../trade/after-sales/after-sales-list.page'),
    needs: 'member',
    menu: 'afterSales',
  },
  afterSale: {
    title: ['售后详情', 'After-sales'],
    page: () => import('../../trade/after-sales/after-sales-detail.page'),
    needs: 'member',
  },
  askRefund: {
    title: ['申请售后', 'Request after-sales'],
    page: () => import('../../trade/after-sales/refund-request.page'),
    needs: 'member',
  },
  askExchange: {
    title: ['申请换货', 'Request an exchange'],
    page: () => import('../../trade/after-sales/exchange-request.page'),
    needs: 'member',
  },
  complaints: {
    title: ['投诉建议', 'Complaints'],
    page: () => import('../../trade/complaints/complaint-list.page'),
    needs: 'member',
    menu: 'afterSales',
    rare: true,
  },
  complaint: {
    title: ['投诉详情', 'Complaint'],
    page: () => import('../../trade/complaints/complaint-detail.page'),
    needs: 'member',
  },
  complain: {
    title: ['提交投诉', 'Complain'],
    page: () => import('../../trade/complaints/complaint-request.page'),
    needs: 'member',
  },
  offers: {
    title: ['询价单', 'Quotations'],
    page: () => import('../../trade/offers/offer-list.page'),
    needs: 'member',
    menu: 'trade',
  },
  offer: {
    title: ['询价单详情', 'Quotation'],
    page: () => import('../../trade/offers/offer-detail.page'),
    needs: 'member',
  },
  enquiries: {
    title: ['供应商询价', 'Supplier inquiries'],
    page: () => import('../../trade/enquiries/enquiry-list.page'),
    needs: 'member',
    menu: 'trade',
  },
  askEnquiry: {
    title: ['发起询价', 'New inquiry'],
    page: () => import('../../trade/enquiries/enquiry-request.page'),
    needs: 'member',
  },
  enquiry: {
    title: ['供应商询价详情', 'Supplier inquiry'],
    page: () => import('../../trade/enquiries/enquiry-detail.page'),
    needs: 'member',
  },
  contracts: {
    title: ['合同报价', 'Contracts'],
    page: () => import('../../trade/contracts/contract-list.page'),
    needs: 'member',
    menu: 'trade',
  },
  contract: {
    title: ['合同详情', 'Contract'],
    page: () => import('../../trade/contracts/contract-detail.page'),
    needs: 'member',
  },
  comments: {
    title: ['商品评价', 'Reviews'],
    page: () => import('../../catalogue/reviews/comments.page'),
    needs: 'member',
    menu: 'trade',
  },
  myComments: {
    title: ['我的评价', 'My reviews'],
    page: () => import('../../catalogue/reviews/my-comments.page'),
    needs: 'member',
    under: 'comments',
  },
  ownGoods: {
    title: ['自有商品', 'Own goods'],
    page: () => import('../../trade/own-goods/own-goods.page'),
    needs: 'member',
    menu: 'trade',
    rare: true,
  },
  collection: {
    title: ['我的收藏', 'Favourites'],
    page: () => import('../../catalogue/favourites/collection.page'),
    needs: 'member',
    menu: 'trade',
  },
} as const satisfies Record<string, Row>)
