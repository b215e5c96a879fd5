import { atom, onMount } from 'nanostores'
import { askUnlessDrawn } from '../../core/store/drawing'
import { speaker } from '../../core/language/messages'
import { shared, type Scope } from '../../core/host/scope'
import { startOf } from '../../site/start/start.store'
import { permits } from '../../session/permission/permission.store'
import { addFavourite, deleteFavourites, favouriteIds, type FavouriteKind } from './favourites.contract'
import { favouriteMessages } from './favourite.messages'

/** Favourites of one kind, shared by all hearts of a site. Loaded once, as soon as a heart is on the page. */
function openFavourites(scope: Scope, kind: FavouriteKind) {
  const $ids = atom<ReadonlySet<string>>(new Set())
  /** State of each heart that is being sent, as last pressed. */
  const wanted = new Map<string, boolean>()
  let asking: AbortController | undefined
  let readFor = ''

  function read(isFirst = false) {
    asking?.abort()
    asking = undefined
    const token = scope.token.$token.get()
    // Another token is another buyer, whose favourites are not loaded yet.
    if (token !== readFor) $ids.set(new Set())
    readFor = token
    return token ? ask(isFirst) : undefined
  }

  async function ask(isFirst: boolean) {
    const mine = (asking = new AbortController())
    try {
      const atStart =
        kind === 'goods' && (await startOf(scope).partIfAny('favourites', favouriteIds.shapes.data, isFirst))
      const ids =
        atStart || (await scope.call(favouriteIds, { query: { kind } }, { signal: mine.signal, quiet: true }))
      if (asking === mine) $ids.set(new Set(ids))
    } catch {
      // The previous favourites stay.
    } finally {
      if (asking === mine) asking = undefined
    }
  }

  /** Aborts a running read, whose answer would miss the next change. @returns whether to read again afterwards */
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
    /** Reloads the favourites after a change made elsewhere, if hearts are shown. */
    changed: () => void ($ids.lc > 0 && read()),
    /**
     * Adds or removes a favourite. Updates the heart at once and reverts it if the request fails. A press during a request
     * is sent after it.
     */
    async toggle(refId: string) {
      const say = speaker(favouriteMessages, scope.$locale.get())
      if (!permits(scope, 'keepFavourite')) return
      let stored = $ids.get().has(refId)
      put(refId, !stored)
      const isSending = wanted.has(refId)
      wanted.set(refId, !stored)
      if (isSending) return
      const again = interrupt()
      const token = scope.token.$token.get()
      try {
        for (
          let on = !stored;
          on !== stored && token === scope.token.$token.get();
          on = wanted.get(refId) ?? stored
        ) {
          if (on) await scope.call(addFavourite, { body: { kind, refId } })
          else await scope.call(deleteFavourites, { query: { kind, ids: refId } })
          stored = on
        }
        scope.toasts.brief('success', say(stored ? 'added' : 'dropped'))
      } catch {
        put(refId, stored)
      } finally {
        wanted.delete(refId)
        if (again && wanted.size === 0) void read()
      }
    },
  }
}

export const favouritesOf = shared('favourites', (scope) => openFavourites(scope, 'goods'))
export const favouriteShopsOf = shared('favourite-shops', (scope) => openFavourites(scope, 'shop'))
