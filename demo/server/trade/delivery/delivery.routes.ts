import { pick } from '../../../../src/core/language/messages'
import { promiseDelivery } from '../../../../src/trade/delivery/delivery.contract'
import { wireDay } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { siteById } from '../../site/brand-site/brand-sites'
import { askedRegion } from './asked-region'
import { promisesFor } from './promises'
import { visibleLines } from '../../catalogue/goods/visible-goods'

export function routes(app: App) {
  serve(
    app,
    promiseDelivery,
    async ({ asked: { body }, who, language, site }) => {
      await siteById(site)
      const region = await askedRegion(body, who)
      const lines = await visibleLines(body.lines, { who, site })
      const found = region ? await promisesFor(lines, region.code) : []
      return {
        region: region?.name ?? '',
        today: wireDay(clock.now()),
        promises: lines.flatMap(({ skuId, quantity }, at) => {
          const promised = found[at]
          return promised
            ? { ...promised, skuId, quantity, warehouse: pick(promised.warehouse, language) }
            : []
        }),
      }
    },
    { lines: true },
  )
}
