import { $readers } from './reader'

/** Values of stores from which a view was rendered, by the name of the opener and in order of opening. */
export type Drawn = Record<string, Record<number, unknown>>

/** A store whose value is part of a rendering. */
export type DrawnStore<T> = {
  /** Returns the value as JSON, or nothing while there is nothing to render. */
  value: () => T | undefined
  set: (value: T) => void
  /** Returns the work to wait for before the value can be rendered. */
  underWay: () => Promise<unknown> | undefined
  /** Keeps the store loading while the server waits for it. @returns a function that releases it */
  hold?: () => () => void
  /** Returns the reason why there is nothing to render. */
  failure?: () => unknown
  /** Loads the current value, if the rendering is old. */
  again: () => unknown
}

/** Opens stores during server rendering and during hydration. */
export type Drawing = {
  /** @param name of the opener, the same on the server and in the browser */
  open: <T>(name: string, open: () => T) => T
  /** Records a style sheet of the view; sheets of shared components come before those of rooms. */
  sheet?: (sheet: CSSStyleSheet, of: 'part' | 'room') => void
  /** Server only: the page redirects to another address. */
  leadsOn?: () => void
  /** Browser only: adds values of another view, for stores that are not open yet. */
  bring?: (drawn: Drawn) => void
}

type Note = <T>(store: DrawnStore<T>) => boolean
const takeNothing: Note = () => false
let note = takeNothing

/**
 * Registers a new store with the current rendering. The server records its final value; hydration starts it with that value.
 * @returns whether it got a value and need not load
 */
export const noteDrawn: Note = (store) => note(store)

/**
 * Registers a store that loads its value, like `noteDrawn`.
 * @param ask loads the value, and loads it again for an old rendering unless `again` does. `isFirst`: the page has no
 * newer value than that of its start. It returns nothing if the value is known without loading
 * @returns a function that loads, and that the server waits for. Its first call loads nothing if the value was rendered
 */
export function askUnlessDrawn<T>(
  ask: (isFirst?: boolean) => Promise<unknown> | undefined,
  store: Omit<DrawnStore<T>, 'underWay' | 'again'> & Partial<Pick<DrawnStore<T>, 'again'>>,
): () => void {
  let underWay: Promise<unknown> | undefined
  const drawnFor = $readers.get()
  let drawn = noteDrawn<T>({ again: ask, ...store, underWay: () => underWay })
  let isFirst = !drawn
  return () => {
    if (!drawn || drawnFor !== $readers.get()) underWay = ask(isFirst)
    isFirst = drawn = false
  }
}

function openWith<T>(next: Note, open: () => T): T {
  const before = note
  note = next
  try {
    return open()
  } finally {
    note = before
  }
}

/**
 * Starts stores with rendered values during hydration. React may restart a rendering until it commits, so the same
 * store is found again until then. Afterwards each component opens its own.
 */
export function drawnBefore(drawn: Drawn) {
  const left = new Map(Object.entries(drawn))
  let drawnFor = $readers.get()
  const stores = new Map<string, unknown>()
  const begun: (() => unknown)[] = []
  return {
    open<T>(name: string, open: () => T): T {
      if (stores.has(name)) return stores.get(name) as T
      const values = drawnFor === $readers.get() ? left.get(name) : undefined
      // A store opened within another one must not take the values of that one.
      if (!values) return openWith(takeNothing, open)
      left.delete(name)
      let at = 0
      const opened = openWith((store) => {
        const value = values[at++]
        if (value === undefined) return false
        // The value was written by this version of the kit for the same store.
        store.set(value as Parameters<typeof store.set>[0])
        begun.push(store.again)
        return true
      }, open)
      stores.set(name, opened)
      return opened
    },
    bring(more) {
      if (drawnFor !== $readers.get()) left.clear()
      drawnFor = $readers.get()
      for (const [name, values] of Object.entries(more)) left.set(name, values)
    },
    takenOver: () => stores.clear(),
    /** Loads all rendered values again. */
    again: () => begun.splice(0).forEach((ask) => ask()),
  } satisfies Drawing & { takenOver: () => void; again: () => void }
}

/** Returns the rendered value of the first store opened under a name. */
export function drawnValue<T>(drawn: Drawn, name: string): T | undefined {
  let found: T | undefined
  drawnBefore(drawn).open(name, () =>
    noteDrawn<T>({
      value: () => found,
      set: (value) => (found = value),
      underWay: () => undefined,
      again() {},
    }),
  )
  return found
}

/** Style sheets of a rendering. */
export type DrawnSheets = Record<'part' | 'room', Set<CSSStyleSheet>>

/** Opens stores on the server. They stay open for the next pass and are waited for. */
export function drawingNow() {
  const opened = new Map<string, { store: unknown; noted: DrawnStore<unknown>[] }>()
  let sheets: DrawnSheets = { part: new Set(), room: new Set() }
  const waited = new Set<Promise<unknown>>()
  const releases = new Map<DrawnStore<unknown>, () => void>()
  let isLeft = false
  const all = () => [...opened.values()].flatMap(({ noted }) => noted)
  return {
    /** Renders and collects style sheets. */
    drawInto(into: DrawnSheets, draw: () => void) {
      sheets = into
      draw()
    },
    sheet: (sheet: CSSStyleSheet, of: 'part' | 'room') => void sheets[of].add(sheet),
    leadsOn: () => void (isLeft = true),
    isLeft: () => isLeft,
    open<T>(name: string, open: () => T): T {
      const found = opened.get(name)
      if (found) return found.store as T
      const noted: DrawnStore<unknown>[] = []
      const store = openWith((each) => {
        noted.push(each as DrawnStore<unknown>)
        return false
      }, open)
      opened.set(name, { store, noted })
      return store
    },
    /** Waits for the work of the last pass. @returns whether there was any, so that another pass is needed */
    async settle(): Promise<boolean> {
      const asking = all().filter((each) => each.underWay())
      for (const each of asking) if (each.hold && !releases.has(each)) releases.set(each, each.hold())
      const news = asking.flatMap(({ underWay }) => underWay() ?? []).filter((each) => !waited.has(each))
      for (const each of news) waited.add(each)
      await Promise.all(news)
      return news.length > 0
    },
    /** Returns the errors of loading. */
    failures: () => all().flatMap(({ failure }) => failure?.() ?? []),
    close() {
      for (const letGo of releases.values()) letGo()
    },
    /** Returns the values of the wanted names. */
    drawn: (wanted: (name: string) => boolean): Drawn =>
      Object.fromEntries(
        [...opened]
          .filter(([name]) => wanted(name))
          .flatMap(([name, { noted }]) => {
            const values = noted.flatMap(({ value }, at) => {
              const now = value()
              return now === undefined ? [] : [[at, now] as const]
            })
            return values.length > 0 ? [[name, Object.fromEntries(values)]] : []
          }),
      ),
  }
}
