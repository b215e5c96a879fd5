import type { Scope } from '../../../src/core/host/scope'
import { siteOf } from '../../../src/site/brand-site/brand-site.store'
import type { fakePage } from '../../session/fake-page'

/** Waits until a page has stored its brand site. Later, it would store it in the browser of the next test. */
export async function siteRemembered(page: ReturnType<typeof fakePage>, scope: Scope) {
  page.release()
  const { id, currencyRead } = siteOf(scope)
  await id().catch(() => {})
  await currencyRead()
}
