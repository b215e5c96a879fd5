import type { Data, Input } from '../../core/endpoint'
import type { Scope } from '../../core/scope'
import { no } from '../../core/shapes'
import { siteOf } from '../brand-site/brand-site.store'
import { hintWantedOf } from '../links/hint-wanted.store'
import { themePage } from './theme.contract'

export type ThemePage = Data<typeof themePage>

/**
 * The home page of the brand site, or another page that it composed, by its key.
 * @throws CallError code 404: there is no such page
 */
export async function readThemePage(
  scope: Scope,
  asked: Omit<Input<typeof themePage>['body'], 'brandTerminalId'>,
  signal: AbortSignal,
): Promise<ThemePage> {
  const body = { ...asked, brandTerminalId: await siteOf(scope).id() }
  const answer = await scope.call(themePage, { body }, { signal, quiet: true })
  hintWantedOf(scope).set(answer.linkHint !== no)
  return answer
}
