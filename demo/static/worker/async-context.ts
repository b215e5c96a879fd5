/**
 * AsyncLocalStorage for a browser. What runs after an `await` runs in a callback of a promise: a callback gets back
 * what was current when it was handed in. The build lowers async functions to such callbacks, since a native `await`
 * calls none that could be seen.
 */
let current: ReadonlyMap<object, unknown> = new Map()

type Callback = (...args: never[]) => unknown

/** The callback as it is to be called later: in the surroundings of now. */
function bound<C extends Callback>(callback: C): C
function bound<T>(callback: T): T
function bound(callback: unknown) {
  if (typeof callback !== 'function') return callback
  const kept = current
  return (...args: unknown[]): unknown => {
    const before = current
    current = kept
    try {
      return callback(...args)
    } finally {
      current = before
    }
  }
}

const { then } = Promise.prototype
function boundThen<A, B>(
  this: Promise<unknown>,
  fulfilled?: ((value: unknown) => A | PromiseLike<A>) | null,
  rejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
) {
  return then.call(this, bound(fulfilled), bound(rejected)) as Promise<A | B>
}
Reflect.set(Promise.prototype, 'then', boundThen)

export class AsyncLocalStorage<T> {
  getStore() {
    return current.get(this) as T | undefined
  }

  run<R>(store: T, work: () => R): R {
    const before = current
    current = new Map(before).set(this, store)
    try {
      return work()
    } finally {
      current = before
    }
  }
}
