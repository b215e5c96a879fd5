import { siteDictionary } from '../core/language/dictionary'

/** Payment methods by `payCode`. */
export const payMethod = siteDictionary('payMethod', {
  scanCode: [10, '扫码支付', 'Scan code'],
  alipayApp: [20, '支付宝 App', 'Alipay app'],
  wechatScan: [30, '微信扫码', 'WeChat scan'],
  wechatPublic: [40, '微信公众号', 'WeChat public'],
  wechatApp: [50, '微信 App', 'WeChat app'],
  wechatMiniProgram: [60, '微信小程序', 'WeChat mini-program'],
  unionPayPc: [70, '银联在线（PC）', 'UnionPay PC'],
  unionPayMobile: [80, '银联手机', 'UnionPay mobile'],
  offline: [90, '线下支付', 'Offline'],
  credit: [95, '信用账期', 'Credit'],
  deposit: [96, '预存款', 'Advance deposit'],
  points: [97, '积分', 'Points'],
  corporateBanking: [100, '企业网银', 'Corporate net-banking'],
})
