import { clock } from '../../core/clock'
import { db } from '../../core/db'
import type { Seed } from '../../core/seed'
import { siteIds } from '../../core/site'
import { block } from './block'
import { themePages } from './theme.table'

const ways = [
  { icon: 'grid', title: '全部商品', text: '分类与筛选', link: '/goods/list/all' },
  { icon: 'listAdd', title: '快速下单', text: '粘贴订货号与数量', link: '/quick-order' },
  { icon: 'user', title: '注册会员', text: '手机号或邮箱', link: '/register' },
  { icon: 'headset', title: '服务中心', text: '留言与联系方式', link: '/service' },
]

/** The frame around every page comes with the home page: a shop begins with one that leads to its places. */
export const seed: Seed = {
  room: 'site/theme own',
  after: ['site/brand-site own'],
  shop: 'own',
  async run() {
    await db()
      .insert(themePages)
      .values({
        siteId: siteIds.main,
        type: 'home',
        pageKey: 'home',
        blocks: [block('quickNavigation', { items: ways })],
        publishedAt: clock.now(),
      })
  },
}
