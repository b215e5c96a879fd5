import { isCallError } from '../../core/call-error'
import type { Dictionary, SiteNames } from '../../core/dictionary'
import { resource } from '../../core/resource'
import { shared, type Scope } from '../../core/scope'
import { siteOf } from '../brand-site/brand-site.store'
import { mostEntries, sysDict } from './dictionaries.contract'

async function read(scope: Scope, dictCode: string, signal: AbortSignal): Promise<SiteNames> {
  try {
    const site = siteOf(scope)
    if (!(await site.names(dictCode))) return {}
    const brandTerminalId = await site.id()
    const query = { dictCode, pageSize: mostEntries, brandTerminalId }
    const { content } = await scope.call(sysDict, { query }, { signal, quiet: true })
    return Object.fromEntries(content.map(({ itemCode, itemName }) => [itemCode, itemName]))
  } catch (error) {
    if (!isCallError(error)) throw error
    // Ours are shown.
    return {}
  }
}

/** What the brand site calls the entries of a dictionary, asked while somebody shows them. */
export const siteNamesOf = (scope: Scope, { name }: Pick<Dictionary, 'name'>) =>
  shared(`site-names ${name}`, () => resource((signal) => read(scope, name, signal), [scope.$locale]))(scope)
    .$state
