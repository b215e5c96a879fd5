import { $readers } from './reader'

/** What a view was drawn from: values of stores, by the name of who opened them and in the order of opening. */
export type Drawn = Record<string, Record<number, unknown>>

/** A store whose value is part of what a view is drawn from. */
export type DrawnStore<T> = {
  /** As JSON keeps it; nothing as long as there is nothing to draw. */
  value: () => T | undefined
  set: (value: T) => void
  /** What has to be waited for before its value can be drawn. */
  underWay: () => Promise<unknown> | undefined
  /** Keeps it asking while it is waited for. @returns how to let go */
  hold?: () => () => void
  /** Why there is nothing to draw. */
  failure?: () => unknown
  /** Asks what it is by now, where it was drawn long ago. */
  again: () => unknown
}

/** How stores are opened where a server draws, and where a page takes over what one drew. */
export type Drawing = {
  /** @param name of who opens it, the same on the server and on the page */
  open: <T>(name: string, open: () => T) => T
  /** A sheet, which the view must bring along: those of parts before those of rooms. */
  sheet?: (sheet: CSSStyleSheet, of: 'part' | 'room') => void
  /** On a server: the address of the page leads on to another one. */
  leadsOn?: () => void
  /** On a page: what another view was drawn from, for stores that nobody has opened yet. */
  bring?: (drawn: Drawn) => void
}

type Note = <T>(store: DrawnStore<T>) => boolean
let note: Note = () => false

/**
 * Called by a store as it is made: a server that draws notes what it holds in the end, and on a page that takes over
 * what was drawn it begins with that.
 * @returns whether it did, so that it need not ask
 */
export const noteDrawn: Note = (store) => note(store)

/**
 * For a store that asks by itself: as `noteDrawn`, and with how it begins to ask.
 * @param ask asks for the value, and again where it was drawn long ago, unless `again` says how; nothing where the value is
 * known without, so that nobody waits
 * @returns asks, and a server waits for it; the first time it does not ask where the value was drawn
 */
export function askUnlessDrawn<T>(
  ask: () => Promise<unknown> | undefined,
  store: Omit<DrawnStore<T>, 'underWay' | 'again'> & Partial<Pick<DrawnStore<T>, 'again'>>,
): () => void {
  let underWay: Promise<unknown> | undefined
  const drawnFor = $readers.get()
  let drawn = noteDrawn<T>({ again: ask, ...store, underWay: () => underWay })
  return () => {
    if (!drawn || drawnFor !== $readers.get()) underWay = ask()
    drawn = false
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
 * On a page: stores begin with what was drawn. React may begin a drawing anew until it has put it in place, so the same
 * store is found again until then; afterwards each part opens its own.
 */
export function drawnBefore(drawn: Drawn) {
  const left = new Map(Object.entries(drawn))
  let drawnFor = $readers.get()
  const kept = new Map<string, unknown>()
  const begun: (() => unknown)[] = []
  return {
    open<T>(name: string, open: () => T): T {
      if (kept.has(name)) return kept.get(name) as T
      const values = drawnFor === $readers.get() ? left.get(name) : undefined
      if (!values) return open()
      left.delete(name)
      let at = 0
      const opened = openWith((store) => {
        const value = values[at++]
        if (value === undefined) return false
        // Said by this version of the kit, in the words of the same store.
        store.set(value as Parameters<typeof store.set>[0])
        begun.push(store.again)
        return true
      }, open)
      kept.set(name, opened)
      return opened
    },
    bring(more) {
      if (drawnFor !== $readers.get()) left.clear()
      drawnFor = $readers.get()
      for (const [name, values] of Object.entries(more)) left.set(name, values)
    },
    takenOver: () => kept.clear(),
    /** What was drawn is asked for again. */
    again: () => begun.splice(0).forEach((ask) => ask()),
  } satisfies Drawing & { takenOver: () => void; again: () => void }
}

/** What the first store was drawn with that was opened under a name. */
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

/** Sheets that what is drawn brings along. */
export type DrawnSheets = Record<'part' | 'room', Set<CSSStyleSheet>>

/** On a server: what was opened stays for the next drawing, and is waited for. */
export function drawingNow() {
  const opened = new Map<string, { store: unknown; noted: DrawnStore<unknown>[] }>()
  let sheets: DrawnSheets = { part: new Set(), room: new Set() }
  const waited = new Set<Promise<unknown>>()
  const held = new Map<DrawnStore<unknown>, () => void>()
  let isLeft = false
  const all = () => [...opened.values()].flatMap(({ noted }) => noted)
  return {
    /** Draws what brings its sheets along. */
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
    /** Waits for what the last drawing asked. @returns whether there was anything: then it is drawn again */
    async settle(): Promise<boolean> {
      const asking = all().filter((each) => each.underWay())
      for (const each of asking) if (each.hold && !held.has(each)) held.set(each, each.hold())
      const news = asking.flatMap(({ underWay }) => underWay() ?? []).filter((each) => !waited.has(each))
      for (const each of news) waited.add(each)
      await Promise.all(news)
      return news.length > 0
    },
    /** What could not be asked. */
    failures: () => all().flatMap(({ failure }) => failure?.() ?? []),
    close() {
      for (const letGo of held.values()) letGo()
    },
    /** What was drawn from, of the names that are asked for. */
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
