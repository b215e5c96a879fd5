import { and, eq } from 'drizzle-orm'
import { siteShut } from '../../../../src/core/api/site-shut'
import { no } from '../../../../src/core/api/shapes'
import { db } from '../../core/database/db'
import { refuse } from '../../core/http/refusal'
import { sharedWork } from '../../core/http/shared-work'
import type { OnlyOpen } from '../../core/config/site'
import { brandSite } from './brand-site.table'

/** Refuses requests to a closed site. Its data stays unchanged. @throws Refusal 423 with the site's telephone number */
export async function onlyOpen(site: string) {
  const [shut] = await db()
    .select({ phone: brandSite.phone })
    .from(brandSite)
    .where(and(eq(brandSite.id, site), eq(brandSite.open, no)))
  if (!shut) return
  const { phone } = shut
  if (!phone)
    throw refuse(siteShut, [
      '本站点暂停服务，购物车和订单都已保留，恢复后可继续办理，请稍后再来',
      'This site is switched off for now. Your cart and your orders are kept until it is back. Please come again later.',
    ])
  throw refuse(
    siteShut,
    [
      '本站点暂停服务，购物车和订单都已保留，恢复后可继续办理；急需办理请致电 {phone}',
      'This site is switched off for now. Your cart and your orders are kept until it is back. If it is urgent, please call {phone}.',
    ],
    { values: { phone } },
  )
}

/** Cache lifetime of a site's state, in milliseconds. */
export const openFor = 1_000

/** Caches the state of each site, because every request checks it. A change takes effect after that time. */
export function onlyOpenLately(now?: () => number): OnlyOpen {
  const once = sharedWork<void>({ fresh: openFor, entries: 1_000, bytes: 200_000, sizeOf: () => 0, now })
  return (site) => once(site, () => onlyOpen(site))
}
