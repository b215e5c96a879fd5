import { db } from '../../core/database/db'
import { saysInEnglish } from '../../core/database/english'
import type { Seed } from '../../core/database/seed'
import { siteIds } from '../../core/config/site'
import { helpColumns } from '../articles/help-columns'
import {
  brandSite,
  brandSiteMember,
  currencyRule,
  seoText,
  siteOption,
  type ShellLists,
} from './brand-site.table'
import { categoryLinks } from './category-links'
import { sitesInEnglish } from './site-english'
import { seawaySite, siteWords, type SiteWords } from './site-words'

const guarantees: ShellLists['guarantees'] = [
  { icon: 'verified', title: '正品保障', text: '品牌授权，假一赔十' },
  { icon: 'receipt', title: '增值税专票', text: '订单完成后可申请开票' },
  { icon: 'calendarClock', title: '账期支付', text: '信用额度，按月对账' },
  { icon: 'undo', title: '七天无忧退换', text: '质量问题上门取件' },
]

const floatingLinks: ShellLists['floatingLinks'] = [
  { icon: 'checklist', label: '常购', url: '/often/goods' },
  { icon: 'listAdd', label: '快购', url: '/quick-order' },
  { icon: 'user', label: '我的', url: '/user' },
  { icon: 'feedback', label: '反馈', url: '/service' },
]

const shellOf = (
  { site, tabs, hotWords, followImages }: SiteWords,
  links: Awaited<ReturnType<typeof categoryLinks>>,
): ShellLists => ({
  tabs: [
    { label: '首页', url: '/' },
    ...tabs.map((tab) => {
      const [label, to] = typeof tab === 'string' ? [tab, tab] : tab
      return { label, url: to.startsWith('/') ? to : links.to(to) }
    }),
    ...(site.salespersonFlag === 10 ? [{ label: '业务员店铺', url: '/newShop/one' }] : []),
  ],
  hotWords: hotWords.map((keyword) => ({ keyword })),
  helpColumns: helpColumns(site.id),
  guarantees,
  floatingLinks,
  followImages,
})

const seoRows = ({ site: { id, name, slogan, company }, hotWords }: SiteWords) => {
  const own = { siteId: id, keywords: [name, ...hotWords].join(','), description: `${slogan}，${company}` }
  return [
    { ...own, seoCode: 'default', title: `{page} - ${name}` },
    { ...own, seoCode: 'home', title: `${name} - ${slogan}` },
  ]
}

export const seed: Seed = {
  room: 'site/brand-site',
  after: ['catalogue/categories'],
  async run() {
    await saysInEnglish(sitesInEnglish())
    const links = await categoryLinks()
    for (const words of siteWords) {
      const siteId = words.site.id
      await db()
        .insert(brandSite)
        .values({ ...words.site, shell: shellOf(words, links) })
      await db()
        .insert(siteOption)
        .values({ ...words.options, siteId })
      await db()
        .insert(currencyRule)
        .values({ ...words.currency, siteId })
      await db().insert(seoText).values(seoRows(words))
    }
    const { main, north, group } = siteIds
    const members = [main, north, seawaySite]
    await db()
      .insert(brandSiteMember)
      .values(members.map((siteId) => ({ groupId: group, siteId })))
  },
}
