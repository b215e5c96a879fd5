import type { SiteNames } from '../../core/language/dictionary'
import type { Scope } from '../../core/host/scope'
import { siteOf } from '../brand-site/brand-site.store'
import { mostEntries, sysDict } from './dictionaries.contract'

/**
 * Loads the brand site's own names of dictionary entries.
 * @throws CallError
 */
export async function readSiteNames(scope: Scope, dictCode: string): Promise<SiteNames> {
  const brandTerminalId = await siteOf(scope).id()
  const query = { dictCode, pageSize: mostEntries, brandTerminalId }
  const { content } = await scope.call(sysDict, { query }, { quiet: true })
  return Object.fromEntries(content.map(({ itemCode, itemName }) => [itemCode, itemName]))
}
