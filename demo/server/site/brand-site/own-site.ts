import { db } from '../../core/database/db'
import { saysInEnglish } from '../../core/database/english'
import { ownShop, type Seed } from '../../core/database/seed'
import { siteIds } from '../../core/config/site'
import { brandSite, currencyRule, seoText, siteOption } from './brand-site.table'

const siteId = siteIds.main
const name = '商城'

/** The single brand site of a real shop, with defaults until the operator edits it. */
export const seed: Seed = {
  room: ownShop,
  async run() {
    await saysInEnglish({ [name]: 'Shop', 首页: 'Home', 全部商品: 'All products' })
    await db()
      .insert(brandSite)
      .values({
        id: siteId,
        siteKey: 'default',
        name,
        slogan: '',
        company: '',
        phone: '',
        workTime: '',
        serviceState: 20,
        messageForm: 10,
        salespersonFlag: 20,
        groupSite: 20,
        brandColour: '#1652B0',
        themeToggle: 10,
        icpHtml: '',
        shell: {
          tabs: [
            { label: '首页', url: '/' },
            { label: '全部商品', url: '/goods/list/all' },
          ],
          hotWords: [],
          helpColumns: [],
          guarantees: [],
        },
      })
    await db()
      .insert(siteOption)
      .values({ siteId, vipShow: 10, linkHint: 10, unenoughStockSale: 20, commentImageMb: 4 })
    await db().insert(currencyRule).values({ siteId, symbol: '¥', digit: 2, ways: 10 })
    const common = { siteId, keywords: name, description: name }
    await db()
      .insert(seoText)
      .values([
        { ...common, seoCode: 'default', title: `{page} - ${name}` },
        { ...common, seoCode: 'home', title: name },
      ])
  },
}
