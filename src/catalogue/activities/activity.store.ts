import { byId } from '../../core/api/by-id'
import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { activityDetail, activityGoods, type Activity } from './activities.contract'
import { momentOf } from './activity-state'

/**
 * An activity with the time of its answer. `answeredAt`: time of the answer in milliseconds of the page's monotonic
 * clock, which a wrong system date does not affect. `page`: time origin of that page.
 */
export type ShownActivity = Activity & { answeredAt: number; page: number }

/**
 * Returns the milliseconds that server time is ahead of this page's monotonic clock. An answer from server rendering
 * was timed by another clock and counts as received now.
 */
export const aheadOf = ({ serverTime, answeredAt, page }: ShownActivity): number =>
  momentOf(serverTime) - (page === performance.timeOrigin ? answeredAt : performance.now())

/** Opens an activity and the page of its goods from the address; null: the activity does not exist. */
export function openActivity(scope: Scope, urlState: UrlState, id: string) {
  const activity = resource<ShownActivity | null>(
    (signal) =>
      byId(id, async () => {
        const query = { brandTerminalId: await siteOf(scope).id() }
        const found = await scope.call(activityDetail, { path: { id }, query }, { signal, quiet: true })
        return { ...found, answeredAt: performance.now(), page: performance.timeOrigin }
      }),
    [scope.$locale],
  )

  const goods = pagedList(scope, urlState, {
    load: async (paging, options) => {
      const brandTerminalId = await siteOf(scope).id()
      return scope.call(activityGoods, { body: { activityId: id, brandTerminalId, ...paging } }, options)
    },
  })
  return { activity, goods }
}

export type OpenedActivity = ReturnType<typeof openActivity>
