import { byId } from '../../core/by-id'
import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import { resource } from '../../core/resource'
import type { Scope } from '../../core/scope'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { activityDetail, activityGoods, type Activity } from './activities.contract'
import { momentOf } from './activity-state'

/** `ahead`: how far the server's time is before this page's steady clock, which no wrong date moves; milliseconds. */
export type ShownActivity = Activity & { ahead: number }

/** An activity and the page of its goods that the place names; null: there is no such activity. */
export function openActivity(scope: Scope, place: Place, id: string) {
  const activity = resource<ShownActivity | null>(
    (signal) =>
      byId(id, async () => {
        const query = { brandTerminalId: await siteOf(scope).id() }
        const found = await scope.call(activityDetail, { path: { id }, query }, { signal, quiet: true })
        return { ...found, ahead: momentOf(found.serverTime) - performance.now() }
      }),
    [scope.$locale],
  )

  const goods = pagedList(place, {
    load: async ({ pageNumber, pageSize }, signal) => {
      const brandTerminalId = await siteOf(scope).id()
      const body = { activityId: id, brandTerminalId, pageNumber, pageSize }
      return scope.call(activityGoods, { body }, { signal, quiet: true })
    },
    keys: [scope.token.$token, scope.$locale],
  })
  return { activity, goods }
}

export type OpenedActivity = ReturnType<typeof openActivity>
