import { atom, onMount } from 'nanostores'
import { actions } from '../../core/actions'
import { speaker } from '../../core/messages'
import { shared } from '../../core/scope'
import { addFavourite, deleteFavourites, favouriteIds } from './favourites.contract'
import { favouritesMessages } from './favourites.messages'

const kind = 'goods' as const

/** The goods that the buyer keeps, for every heart of a site: asked once, while any heart is on the page. */
export const favouritesOf = shared('favourites', (scope) => {
  const $ids = atom<ReadonlySet<string>>(new Set())
  const busy = new Set<string>()
  let asking: AbortController | undefined

  async function read() {
    asking?.abort()
    const mine = (asking = new AbortController())
    if (!scope.token.$token.get()) return $ids.set(new Set())
    try {
      const ids = await scope.call(favouriteIds, { query: { kind } }, { signal: mine.signal, quiet: true })
      if (asking === mine) $ids.set(new Set(ids))
    } catch {
      // Hearts stay as they were.
    } finally {
      if (asking === mine) asking = undefined
    }
  }

  /** What is asked now would be answered without what is done next. @returns whether it has to be asked again */
  function interrupt(): boolean {
    const interrupted = asking !== undefined
    asking?.abort()
    asking = undefined
    return interrupted
  }

  onMount($ids, () => {
    void read()
    const stop = scope.token.$token.listen(() => void read())
    return () => {
      stop()
      interrupt()
    }
  })

  function put(id: string, on: boolean) {
    const ids = new Set($ids.get())
    if (on) ids.add(id)
    else ids.delete(id)
    $ids.set(ids)
  }

  return {
    $ids,
    /** Keeps a product or drops it: shown at once, and taken back when the server did not do it. */
    async toggle(goodsId: string) {
      const say = speaker(favouritesMessages, scope.$locale.get())
      if (!scope.token.$token.get()) {
        scope.notices.toast('warning', say('logIn'))
        return actions.openLogin?.(scope)
      }
      if (busy.has(goodsId)) return
      busy.add(goodsId)
      const again = interrupt()
      const on = !$ids.get().has(goodsId)
      put(goodsId, on)
      try {
        if (on) await scope.call(addFavourite, { body: { kind, refId: goodsId } })
        else await scope.call(deleteFavourites, { query: { kind, ids: goodsId } })
        scope.notices.toast('success', say(on ? 'added' : 'dropped'))
      } catch {
        put(goodsId, !on)
      } finally {
        busy.delete(goodsId)
        if (again && busy.size === 0) void read()
      }
    },
  }
})
