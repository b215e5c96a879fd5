import {
  goodsByIds,
  goodsDetail,
  goodsPage,
  recommendedGoods,
  skuPrices,
} from '../../../../src/catalogue/goods/goods.contract'
import { skuPriceTrace } from '../../../../src/catalogue/goods/price-trace.contract'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { siteById } from '../../site/brand-site/brand-sites'
import { askerOf } from './asker'
import { audienceOf } from './audience'
import { cardsByCode, cardsById } from './goods-cards'
import { detailOf } from './goods-detail'
import { pageOf } from './goods-page'
import { recommendedFor } from './goods-recommended'
import { explainSku } from './sku-price-trace'
import { priceLines } from './sku-prices'

export function routes(app: App) {
  serve(app, goodsPage, async (call) => pageOf(call.asked.body, await askerOf(call)), { audienceOf })
  serve(
    app,
    goodsDetail,
    async (call) => {
      const { shell } = await siteById(call.site)
      const services = shell.guarantees.map(({ title }) => title)
      return { ...(await detailOf(call.asked.path.id, await askerOf(call))), services }
    },
    { cache: 0 },
  )
  serve(app, recommendedGoods, async (call) => recommendedFor(call.asked.path.id, await askerOf(call)), {
    cache: 0,
  })
  serve(app, goodsByIds, async (call) => {
    const asker = await askerOf(call)
    const { idList, skuCodeList = [] } = call.asked.body
    const [named, coded] = await Promise.all([
      cardsById([...new Set(idList)], asker),
      cardsByCode([...new Set(skuCodeList)], asker),
    ])
    return [...named, ...coded]
  })
  serve(app, skuPrices, async (call) => priceLines(call.asked.body.lines, await askerOf(call)), {
    lines: true,
  })
  serve(app, skuPriceTrace, async (call) => explainSku(call.asked.body, await askerOf(call), call.log))
}
