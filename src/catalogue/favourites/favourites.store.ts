import { atom, onMount } from 'nanostores'
import { askUnlessDrawn } from '../../core/store/drawing'
import { speaker } from '../../core/language/messages'
import { shared, type Scope } from '../../core/host/scope'
import { permits } from '../../session/permission/permission.store'
import { addFavourite, deleteFavourites, favouriteIds, type FavouriteKind } from './favourites.contract'
import { favouriteMessages } from './favourite.messages'

/** What the buyer keeps of a kind, for every heart of a site: asked once, while any heart is on the page. */
function openFavourites(scope: Scope, kind: FavouriteKind) {
  const $ids = atom<ReadonlySet<string>>(new Set())
  const busy = new Set<string>()
  let asking: AbortController | undefined
  let readFor = ''

  function read() {
    asking?.abort()
    asking = undefined
    const token = scope.token.$token.get()
    // Another token is another buyer, whose hearts nobody knows yet.
    if (token !== readFor) $ids.set(new Set())
    readFor = token
    return token ? ask() : undefined
  }

  async function ask() {
    const mine = (asking = new AbortController())
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

  const begin = askUnlessDrawn<string[]>(read, {
    value: () => (readFor ? [...($ids.value ?? [])] : undefined),
    set(ids) {
      readFor = scope.token.$token.get()
      $ids.set(new Set(ids))
    },
    hold: () => $ids.listen(() => {}),
  })
  onMount($ids, () => {
    begin()
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
    /** Told when something was kept in another way: hearts that are shown are asked for again. */
    changed: () => void ($ids.lc > 0 && read()),
    /** Keeps one or drops it: shown at once, and taken back when the server did not do it. */
    async toggle(refId: string) {
      const say = speaker(favouriteMessages, scope.$locale.get())
      if (!permits(scope, 'keepFavourite')) return
      if (busy.has(refId)) return
      busy.add(refId)
      const again = interrupt()
      const on = !$ids.get().has(refId)
      put(refId, on)
      try {
        if (on) await scope.call(addFavourite, { body: { kind, refId } })
        else await scope.call(deleteFavourites, { query: { kind, ids: refId } })
        scope.toasts.brief('success', say(on ? 'added' : 'dropped'))
      } catch {
        put(refId, !on)
      } finally {
        busy.delete(refId)
        if (again && busy.size === 0) void read()
      }
    },
  }
}

export const favouritesOf = shared('favourites', (scope) => openFavourites(scope, 'goods'))
export const favouriteShopsOf = shared('favourite-shops', (scope) => openFavourites(scope, 'shop'))
