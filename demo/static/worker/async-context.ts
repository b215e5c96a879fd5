/**
 * Implements AsyncLocalStorage for a browser. Code after an `await` runs in a promise callback. Each callback gets the
 * values that were current when it was registered. The build lowers async functions to such callbacks, because a native
 * `await` calls none that can be wrapped.
 */
let current: ReadonlyMap<object, unknown> = new Map()

type Callback = (...args: never[]) => unknown

/** Wraps a callback so that it runs with the current values. */
function bound<C extends Callback>(callback: C): C
function bound<T>(callback: T): T
function bound(callback: unknown) {
  if (typeof callback !== 'function') return callback
  const captured = current
  return (...args: unknown[]): unknown => {
    const before = current
    current = captured
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
