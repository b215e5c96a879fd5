import type { Data, Input } from '../../core/api/endpoint'
import type { Scope } from '../../core/host/scope'
import { no } from '../../core/api/shapes'
import { siteOf } from '../brand-site/brand-site.store'
import { hintWantedOf } from '../links/hint-wanted.store'
import { themePage } from './theme.contract'

export type ThemePage = Data<typeof themePage>

/**
 * Loads the brand site's home page, or another composed page by its key.
 * @throws CallError with code 404 for an unknown page
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
