import { db } from '../../core/database/db'
import { saysInEnglish } from '../../core/database/english'
import type { Seed } from '../../core/database/seed'
import { siteIds } from '../../core/config/site'
import { openThemeGoods } from '../../site/theme/theme-goods'
import { newShopShelf, newShopTab, newShopTable } from './new-shop.table'

/** English texts of the demo's salesperson and shelves. */
const shelvesInEnglish: Record<string, string> = {
  周明远: 'Zhou Mingyuan',
  客户经理: 'Account manager',
  '负责苏南机械与汽配企业，按设备清单备货；旧型号可发来对照选型。':
    'Looks after machine builders and car parts makers in southern Jiangsu, and stocks by your list of equipment. Send old models to find what replaces them.',
  常备工具: 'Everyday tools',
  劳保补货: 'Workwear to restock',
  设备备件: 'Spare parts',
  润滑与清洗: 'Lubricants and cleaning',
}

/** Shelves by URL key, with the department whose best sellers they show. */
const shelves = [
  { key: 'tools', label: '常备工具', department: '手动工具', most: 30 },
  { key: 'safety', label: '劳保补货', department: '劳保用品', most: 26 },
  { key: 'bearings', label: '设备备件', department: '轴承与传动', most: 28 },
  { key: 'oil', label: '润滑与清洗', department: '化学品', most: 26 },
]

export const seed: Seed = {
  room: 'shell/new-shop',
  after: ['catalogue/goods', 'site/brand-site'],
  async run() {
    await saysInEnglish(shelvesInEnglish)
    const siteId = siteIds.newshop
    await db().insert(newShopTable).values({
      siteId,
      name: '周明远',
      title: '客户经理',
      phone: '400-000-6338',
      workTime: '工作日 9:00–18:00',
      intro: '负责苏南机械与汽配企业，按设备清单备货；旧型号可发来对照选型。',
    })
    const themeGoods = await openThemeGoods(siteId)
    for (const [position, { key, label, department, most }] of shelves.entries()) {
      const tabId = String(7101 + position)
      await db().insert(newShopTab).values({ id: tabId, siteId, key, label, position })
      const ids = await themeGoods.best(department, most)
      if (ids.length)
        await db()
          .insert(newShopShelf)
          .values(ids.map((goodsId, at) => ({ tabId, goodsId, position: at })))
    }
  },
}
