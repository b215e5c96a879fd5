import { sysDict } from '../../../../src/site/dictionaries/dictionaries.contract'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { siteById } from '../brand-site/brand-sites'
import { entriesOf } from './dictionaries'

export function routes(app: App) {
  serve(
    app,
    sysDict,
    async ({ asked: { query }, site, language }) => {
      await siteById(site)
      const items = await entriesOf(site, query.dictCode, language)
      return {
        content: items.slice(0, query.pageSize).map((item) => ({ ...item, itemValue: item.itemCode })),
      }
    },
    { cache: 60, same: true },
  )
}
