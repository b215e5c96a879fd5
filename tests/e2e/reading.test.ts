import { expect, test, type Page } from '@playwright/test'

const main = (page: Page) => page.locator('trade-outlet main')

/** What a page that only reads shows of the demo's records, and one that it must not show. */
type Reading = { path: string; shows: (string | RegExp)[]; not: string; because: string }

const readings: Reading[] = [
  {
    path: '/',
    shows: ['轴承热销榜', '恒锐 6204-2RS 深沟球轴承', 'GB 24541-2022 手部防护新版标准要点解读'],
    not: '防冻选型',
    because: 'a slide of another brand site',
  },
  {
    path: '/goods/list/all?goodsKeyWord=安全帽',
    shows: ['安护士 AM-V1', '工程狮 AM-V2', '海格曼 CX701'],
    not: '深沟球轴承',
    because: 'goods that are called something else',
  },
  {
    path: '/goods/list/110101',
    shows: ['恒锐 6204-2RS', '恒锐 6205', '恒锐 6206-2RS'],
    not: '安全帽',
    because: 'goods of another category',
  },
  {
    path: '/category/all',
    shows: ['轴承与传动', '滚动轴承', '深沟球轴承'],
    not: '恒锐 6204-2RS',
    because: 'goods',
  },
  {
    path: '/brand',
    shows: ['安护士', '北辰', '恒锐'],
    not: '岳峰轴承专卖店',
    because: 'a shop',
  },
  {
    path: '/shop',
    shows: ['恒锐官方旗舰店', '岳峰轴承专卖店', '品牌旗舰店'],
    not: '周明远',
    because: 'the shop of a salesperson of another site',
  },
  {
    path: '/activity/8005',
    shows: ['工具特价周', '力拓威 SL5.5', '铁衡 GS-733'],
    not: '恒锐 6204-2RS',
    because: 'goods of another activity',
  },
  {
    path: '/help',
    shows: ['注册与登录', '下单流程', '退换货政策'],
    not: '朔方优采',
    because: 'another brand site',
  },
  {
    path: '/news',
    shows: ['GB 24541-2022', '苏州仓扩容', '安全帽报废年限怎么算'],
    not: '后年的新仓选址公布',
    because: 'an article that is not published yet',
  },
  {
    path: '/noticeList',
    shows: ['年末备货：轴承与传动件现货', '起订量与递增量说明', '寒潮期间华北地区配送'],
    not: '后年元旦放假期间的发货安排',
    because: 'an announcement that is not published yet',
  },
  {
    path: '/service',
    shows: ['如何下单', '如何退换', '如何开票'],
    not: '如何预约门店自提',
    because: 'a topic that was withdrawn',
  },
]

for (const { path, shows, not, because } of readings) {
  test(`${path} shows what is there, and not ${because}`, async ({ page }) => {
    await page.goto(path)
    for (const record of shows) await expect(main(page).getByText(record).first()).toBeVisible()
    await expect(page.locator('trade-outlet [aria-busy=true]')).toHaveCount(0)
    await expect(main(page).getByText(not)).toHaveCount(0)
  })
}
