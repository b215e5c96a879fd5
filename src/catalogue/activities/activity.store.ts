import { computed } from 'nanostores'
import { listPagePatch, readListPage, type ListPage } from '../../core/list-page'
import type { Place } from '../../core/place'
import { resource } from '../../core/resource'
import type { Scope } from '../../core/scope'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { notThere } from '../goods/not-there'
import { activityDetail, activityGoods, type Activity } from './activities.contract'
import { momentOf } from './activity-state'

/** `ahead`: how far the server's clock is before this machine's, in milliseconds. */
export type ShownActivity = Activity & { ahead: number }

/** An activity and the page of its goods that the place names; null: there is no such activity. */
export function openActivity(scope: Scope, place: Place, id: string) {
  const $page = computed(place.$query, readListPage)
  const $question = computed($page, (page) => JSON.stringify(page))

  const activity = resource<ShownActivity | null>(
    async (signal) => {
      // What cannot even stand in a path.
      if (['', '.', '..'].includes(id)) return null
      try {
        const query = { brandTerminalId: await siteOf(scope).id() }
        const asked = { path: { id }, query }
        const found = await scope.call(activityDetail, asked, { signal, quiet: true })
        return { ...found, ahead: momentOf(found.serverTime) - Date.now() }
      } catch (error) {
        if (notThere(error)) return null
        throw error
      }
    },
    [scope.$locale],
  )

  const goods = resource(
    async (signal) => {
      const { page: pageNumber, pageSize } = $page.get()
      const brandTerminalId = await siteOf(scope).id()
      const body = { activityId: id, brandTerminalId, pageNumber, pageSize }
      const answer = await scope.call(activityGoods, { body }, { signal, quiet: true })
      if (pageNumber > answer.totalPages && answer.totalPages > 0)
        place.setQuery(listPagePatch({ page: answer.totalPages }), { replace: true })
      return answer
    },
    [$question, scope.token.$token, scope.$locale],
  )
  return { activity, goods, $page, turn: (page: Partial<ListPage>) => place.setQuery(listPagePatch(page)) }
}

export type OpenedActivity = ReturnType<typeof openActivity>
