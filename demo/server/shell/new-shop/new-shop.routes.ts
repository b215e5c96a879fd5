import { newShop, newShopGoods } from '../../../../src/shell/new-shop/new-shop.contract'
import { pageWith } from '../../core/database/page-with'
import { notFound } from '../../core/http/refusal'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { block } from '../../site/theme/block'
import { askerOf } from '../../catalogue/goods/asker'
import { cardsById } from '../../catalogue/goods/goods-cards'
import { blocksInLanguage } from '../../site/theme/blocks-in-language'
import { salespersonOf, shelved, tabsOf } from './new-shop'

/** Number of goods per shelf on the overview page. */
const shown = 10

export function routes(app: App) {
  serve(app, newShop, async ({ who, site, language }) => {
    const salesperson = await salespersonOf(site)
    const tabs = await tabsOf({ who, site })
    const rows = await shelved(
      tabs.map(({ id }) => id),
      { who, site },
    )
    const onShelf = (id: string) => rows.flatMap(({ tabId, goodsId }) => (tabId === id ? [goodsId] : []))
    const blocks = tabs.map(({ id, key, label }) =>
      block('goodsGroup', {
        title: label,
        link: `/newShop/tab?tab=${encodeURIComponent(key)}`,
        data: onShelf(id).slice(0, shown),
      }),
    )
    return {
      salesperson,
      tabs: tabs.map(({ id: _, ...tab }) => tab),
      blocks: await blocksInLanguage(language, blocks),
    }
  })

  serve(app, newShopGoods, async (call) => {
    const { tab, ...paging } = call.asked.body
    await salespersonOf(call.site)
    const found = (await tabsOf(call)).find(({ key }) => key === tab)
    if (!found) throw notFound()
    const ids = (await shelved([found.id], call)).map(({ goodsId }) => goodsId)
    const first = (paging.pageNumber - 1) * paging.pageSize
    const content = await cardsById(ids.slice(first, first + paging.pageSize), await askerOf(call))
    return pageWith(content, ids.length, paging)
  })
}
