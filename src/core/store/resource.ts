import { atom, onMount, type ReadableAtom } from 'nanostores'
import { asCallError, CallError } from '../api/call-error'
import { askUnlessDrawn } from './drawing'
import { $everythingAgain } from './everything-again'
import { $readers } from './reader'

/** A reload keeps the previous value, so that a page is dimmed instead of emptied. */
export type ResourceState<T> =
  | { status: 'loading'; value?: T }
  | { status: 'ready'; value: T }
  | { status: 'failed'; error: CallError; value?: T }

export type Resource<T> = {
  $state: ReadableAtom<ResourceState<T>>
  reload: () => Promise<void>
  /** Sets a newer value, for example from the response of a write. */
  set: (value: T) => void
}

/** Returns whether the back end lacks the resource; such a state is also transferred from server rendering. */
const isAbsent = (state: ResourceState<unknown> | undefined) =>
  state?.status === 'failed' && state.error.kind === 'missing'

/**
 * Creates a store that loads its value while it has listeners. It reloads when a key, the reader or the brand site
 * changes, and after a failure when the network is back. Outdated responses are dropped; the request is aborted when
 * the last listener leaves.
 * @param owner owner of the value: a change of it discards the previous value
 * @param learn receives each value before it is shown, including that of server rendering, to initialize other stores
 */
export function resource<T>(
  load: (signal: AbortSignal) => Promise<T>,
  keys: ReadableAtom<unknown>[] = [],
  owner?: ReadableAtom<unknown>,
  learn?: (value: T) => void,
): Resource<T> {
  const $state = atom<ResourceState<T>>({ status: 'loading' })
  let asking: AbortController | undefined
  let loadedFor = owner?.get()
  let askedBy = $readers.get()

  async function reload() {
    asking?.abort()
    const mine = (asking = new AbortController())
    const value = loadedFor === owner?.get() ? $state.get().value : undefined
    loadedFor = owner?.get()
    askedBy = $readers.get()
    $state.set(value === undefined ? { status: 'loading' } : { status: 'loading', value })
    try {
      const loaded = await load(mine.signal)
      if (asking !== mine) return
      learn?.(loaded)
      $state.set({ status: 'ready', value: loaded })
    } catch (error) {
      if (asking === mine)
        $state.set({ status: 'failed', error: asCallError(error), ...(value !== undefined && { value }) })
    }
  }

  const begin = askUnlessDrawn<ResourceState<T>>(reload, {
    value: () => ($state.value?.status === 'ready' || isAbsent($state.value) ? $state.value : undefined),
    set(state) {
      if (state.status === 'ready') learn?.(state.value)
      // Server rendering transfers plain data, so the error is created again.
      $state.set(state.status === 'failed' ? { ...state, error: new CallError('missing', 404, '') } : state)
    },
    hold: () => $state.listen(() => {}),
    // A store without listeners loads when it gets one.
    again: () => $state.lc > 0 && reload(),
    failure: () =>
      $state.value?.status === 'failed' && !isAbsent($state.value) ? $state.value.error : undefined,
  })

  let isLookedAt = false
  /** Reloads for a new reader, unless a change of a key has already done so. */
  const forReader = () =>
    queueMicrotask(() => {
      if (isLookedAt && askedBy !== $readers.get()) begin()
    })

  const recover = () => $state.get().status === 'failed' && reload()

  onMount($state, () => {
    isLookedAt = true
    // The reader changed while there were no listeners: the value belongs to another reader.
    if (askedBy !== $readers.get()) $state.set({ status: 'loading' })
    begin()
    const leave = [$everythingAgain, ...keys].map((key) => key.listen(begin))
    leave.push($readers.listen(forReader))
    globalThis.addEventListener?.('online', recover)
    return () => {
      for (const stop of leave) stop()
      globalThis.removeEventListener?.('online', recover)
      isLookedAt = false
      asking?.abort()
      asking = undefined
    }
  })

  return {
    $state,
    reload,
    set(value) {
      asking = undefined
      askedBy = $readers.get()
      $state.set({ status: 'ready', value })
    },
  }
}
