import { atom, onMount, type ReadableAtom } from 'nanostores'
import { asCallError, CallError } from '../api/call-error'
import { askUnlessDrawn } from './drawing'
import { $everythingAgain } from './everything-again'
import { $readers } from './reader'

/** A reload keeps the value shown before, so that a page is dimmed instead of emptied. */
export type ResourceState<T> =
  | { status: 'loading'; value?: T }
  | { status: 'ready'; value: T }
  | { status: 'failed'; error: CallError; value?: T }

export type Resource<T> = {
  $state: ReadableAtom<ResourceState<T>>
  reload: () => Promise<void>
  /** Puts a newer value in place, for example the answer of a write. */
  set: (value: T) => void
}

/** What the back end does not have is drawn as it is: without it. */
const isAbsent = (state: ResourceState<unknown> | undefined) =>
  state?.status === 'failed' && state.error.kind === 'missing'

/**
 * A store that loads itself while somebody looks: when its first listener comes, again when a key changes, for another
 * reader, when the brand site turns out to be another one, and when the network is back and it had failed.
 * Answers to outdated questions are dropped, and the question is aborted when the last listener leaves.
 * @param owner whose it is: with another one, the value shown before is nobody's business any more
 * @param learn takes each value before it is shown, also the one that a server drew: for stores that begin with it
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
      // It came as plain data.
      $state.set(state.status === 'failed' ? { ...state, error: new CallError('missing', 404, '') } : state)
    },
    hold: () => $state.listen(() => {}),
    // What nobody looks at is asked for when somebody does.
    again: () => $state.lc > 0 && reload(),
    failure: () =>
      $state.value?.status === 'failed' && !isAbsent($state.value) ? $state.value.error : undefined,
  })

  let isLookedAt = false
  /** Whoever has asked because of a key of its own need not ask twice. */
  const forReader = () =>
    queueMicrotask(() => {
      if (isLookedAt && askedBy !== $readers.get()) begin()
    })

  const recover = () => $state.get().status === 'failed' && reload()

  onMount($state, () => {
    isLookedAt = true
    // Nobody saw this reader come: what was left here is another one's.
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
