import { accountCurrency, siteIds } from '../../core/config/site'
import type { bankAccount } from '../../trade/payment/payment.table'
import type { brandSite, currencyRule, siteOption } from './brand-site.table'

/** Id of the US dollar site. It consists of rows alone: the server core contains no code for it. */
export const seawaySite = '1005'

const yuan = { code: accountCurrency, symbol: '¥', digit: 2, ways: 10 }

export type SiteWords = {
  site: Omit<typeof brandSite.$inferInsert, 'shell'> & { id: string }
  /** Tabs after the home tab: first-level categories by name, or a label with a category or path. */
  tabs: (string | [label: string, to: string])[]
  /** Pictures in the page footer, at most three. */
  followImages?: { image: string; label: string }[]
  hotWords: string[]
  options: Omit<typeof siteOption.$inferInsert, 'siteId'>
  currency: Omit<typeof currencyRule.$inferInsert, 'siteId'>
  /** Bank account for transfers. Default: the account of most sites. */
  bank?: Pick<typeof bankAccount.$inferInsert, 'bank' | 'accountNo'>
}

const icp = (numbers: string[]) => numbers.map((number) => `<span>${number}</span>`).join(' ')
const qr = '/img/drawings/qr.svg'
const usual = { vipShow: 10, linkHint: 10, unenoughStockSale: 20, commentImageMb: 4 } as const
const company = '禾拓工业品供应链（江苏）有限公司'
const license = icp([
  '苏ICP备00000000号-1',
  '苏公网安备 32050000000000号',
  '增值电信业务经营许可证 苏B2-00000000',
])

/** Texts and settings of the demo's brand sites. */
export const siteWords: SiteWords[] = [
  {
    site: {
      id: siteIds.main,
      siteKey: 'default',
      name: '禾拓工采',
      slogan: '工业品一站式采购',
      company,
      phone: '400-000-6118',
      workTime: '工作日 8:30–18:00',
      serviceState: 20,
      chatUrl: '/demo/chat',
      qrCode: qr,
      messageForm: 10,
      salespersonFlag: 20,
      groupSite: 20,
      brandColour: '#1652B0',
      themeToggle: 10,
      icpHtml: license,
    },
    tabs: [
      ['品牌专区', '/brand'],
      ['轴承专场', '轴承与传动'],
      ['劳保专场', '劳保用品'],
      ['积分商城', '/gift/list'],
      ['常购清单', '/often/goods'],
      ['新闻资讯', '/news'],
    ],
    hotWords: ['深沟球轴承', '防割手套', '锂电冲击钻', '不锈钢球阀', 'BVR 电线', '松锈剂', '六角螺栓'],
    options: usual,
    currency: yuan,
  },
  {
    site: {
      id: siteIds.north,
      siteKey: 'north',
      name: '朔方优采',
      slogan: '北方工厂的备件仓',
      logo: '/img/logos/north.svg',
      company: '朔方工业品贸易（辽宁）有限公司',
      phone: '400-000-6228',
      workTime: '周一至周六 8:00–17:30',
      serviceState: 10,
      imLink: 'https://im.example.com/north',
      chatUrl: 'https://chat.example.com/north',
      qrCode: qr,
      messageForm: 10,
      salespersonFlag: 20,
      groupSite: 20,
      brandColour: '#0B7A5B',
      themeToggle: 20,
      icpHtml: icp(['辽ICP备00000000号-1']),
    },
    tabs: ['紧固件与密封', '阀门管件', '化学品', ['全部商品', '/goods/list/all']],
    hotWords: ['球阀', '润滑脂', '密封圈', '扳手'],
    followImages: [
      { image: qr, label: '移动采购' },
      { image: qr, label: '业务员企微' },
    ],
    options: { vipShow: 20, linkHint: 20, unenoughStockSale: 10, commentImageMb: 2 },
    currency: yuan,
  },
  {
    site: {
      id: siteIds.newshop,
      siteKey: 'newshop',
      name: '禾拓业务员店',
      slogan: '专属业务员为您选货',
      company,
      phone: '400-000-6338',
      workTime: '工作日 9:00–18:00',
      serviceState: 20,
      messageForm: 20,
      salespersonFlag: 10,
      groupSite: 20,
      brandColour: '#9A4A0E',
      themeToggle: 10,
      icpHtml: license,
    },
    tabs: [['全部商品', '/goods/list/all']],
    hotWords: [],
    options: usual,
    currency: yuan,
  },
  {
    site: {
      id: siteIds.group,
      siteKey: 'group',
      name: '禾拓集团采购',
      slogan: '成员企业统一采购',
      company,
      phone: '400-000-6448',
      workTime: '工作日 8:30–17:30',
      serviceState: 10,
      imLink: 'https://im.example.com/group',
      messageForm: 20,
      salespersonFlag: 20,
      groupSite: 10,
      brandColour: '#7A2E4D',
      themeToggle: 10,
      icpHtml: license,
    },
    tabs: ['电动工具', '手动工具', '刀具与磨具', ['全部商品', '/goods/list/all']],
    hotWords: ['电锤', '切割片', '安全帽'],
    options: usual,
    currency: yuan,
  },
  {
    site: {
      id: seawaySite,
      siteKey: 'seaway',
      hosts: ['seaway.localhost'],
      name: '海程备件',
      slogan: '船舶备件，美元结算',
      company: '海程船舶服务（新加坡）有限公司',
      phone: '+65 6000 0618',
      workTime: '周一至周五 9:00–18:00（新加坡时间）',
      serviceState: 20,
      messageForm: 10,
      salespersonFlag: 20,
      groupSite: 20,
      brandColour: '#0B5C8A',
      themeToggle: 10,
      icpHtml: '',
    },
    tabs: ['系泊与甲板', '舱室管路', '照明与救生', ['全部商品', '/goods/list/all']],
    hotWords: ['系泊缆绳', '海水滤器', '浸水保温服'],
    options: { ...usual, captcha: 'failures' },
    currency: { code: 'USD', symbol: '$', digit: 2, ways: 10 },
    bank: { bank: 'Straits Merchant Bank, Singapore', accountNo: 'SMBKSGSG 1005-000618-USD' },
  },
]
