import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { saysInEnglish } from '../../core/database/english'
import { ownShop, type Seed } from '../../core/database/seed'
import { siteIds } from '../../core/config/site'
import { block } from './block'
import { catalogueFloors } from './catalogue-floors'
import { themePages } from './theme.table'

const slides = block('slides', {
  slides: [
    {
      title: '按分类、型号\n或订货号选购',
      text: '企业会员登录后可见协议价与账期',
      button: '全部商品',
      link: '/goods/list/all',
    },
  ],
  shortcuts: [
    { icon: 'checklist', label: '常购清单', hint: '一键复购', link: '/often/goods' },
    { icon: 'scan', label: '快速下单', hint: '粘贴即校验', link: '/quick-order' },
    { icon: 'headset', label: '服务中心', hint: '下单与售后', link: '/service' },
  ],
})

const ways = block('quickNavigation', {
  items: [
    { icon: 'grid', title: '全部商品', text: '分类与筛选', link: '/goods/list/all' },
    { icon: 'listAdd', title: '快速下单', text: '粘贴订货号与数量', link: '/quick-order' },
    { icon: 'user', title: '注册会员', text: '手机号或邮箱', link: '/register' },
    { icon: 'headset', title: '服务中心', text: '留言与联系方式', link: '/service' },
  ],
})

const english = {
  '按分类、型号\n或订货号选购': 'Shop by category,\nmodel or order code',
  企业会员登录后可见协议价与账期: 'Log in as a company to see agreed prices and terms',
  常购清单: 'Frequent goods',
  一键复购: 'Buy again',
  粘贴即校验: 'Paste and check',
  下单与售后: 'Returns',
  分类与筛选: 'Categories and filters',
  快速下单: 'Quick order',
  粘贴订货号与数量: 'Paste codes and quantities',
  注册会员: 'Register',
  手机号或邮箱: 'By phone or e-mail',
  服务中心: 'Service centre',
  留言与联系方式: 'Messages and contacts',
}

/** Initial home page of a real shop, including the frame of all pages. It shows whatever the shop sells. */
export const seed: Seed = {
  room: 'site/theme own',
  after: [ownShop],
  async run() {
    await saysInEnglish(english)
    await db()
      .insert(themePages)
      .values({
        siteId: siteIds.main,
        type: 'home',
        pageKey: 'home',
        blocks: [slides, ways, catalogueFloors],
        publishedAt: clock.now(),
      })
  },
}
