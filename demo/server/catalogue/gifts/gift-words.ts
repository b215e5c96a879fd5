import { siteIds } from '../../core/config/site'

type GiftWords = {
  siteId: string
  /** Department whose best sellers are gifts, and their number. */
  department: string
  count: number
  /** Share of the price paid in points, in percent. Without it the gift comes with an order. */
  points?: number
}

export const giftWords: GiftWords[] = [
  { siteId: siteIds.main, department: '手动工具', count: 8, points: 100 },
  { siteId: siteIds.main, department: '电动工具', count: 5, points: 60 },
  { siteId: siteIds.main, department: '劳保用品', count: 8, points: 100 },
  { siteId: siteIds.main, department: '量具仪器', count: 5, points: 60 },
  { siteId: siteIds.main, department: '化学品', count: 6 },
  { siteId: siteIds.north, department: '化学品', count: 3, points: 100 },
  { siteId: siteIds.main, department: '刀具与磨具', count: 4, points: 100 },
]
