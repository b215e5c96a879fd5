import { createContext, Script, type Context } from 'node:vm'
import { build } from 'vite'
import type { Bed } from '../../server/testbed'
import type { InTab } from './in-tab'

/** Returns a random number from 0 to below `sides`. */
export type Dice = (sides: number) => number
export type Fate = 'passes' | 'never arrives' | 'answer is lost'

type Task = { tab: Tab | undefined; run: () => unknown }
type Timer = { at: number; tab: Tab; run: () => void }
export type Tab = {
  in: InTab
  context: Context
  window: EventTarget
  timers: Map<number, Timer>
  /** Storage events in order. */
  signals: Task[]
  /** True if the tab is frozen: nothing runs, and it receives no events. */
  asleep: boolean
  /** Number of pending requests. */
  unanswered: number
}

let script: Promise<Script> | undefined
async function scriptOf(): Promise<Script> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: 'tests/session/two-tabs/in-tab.ts', formats: ['iife'], name: 'inTab' },
      rolldownOptions: { external: [/login-dialog/], output: { codeSplitting: false } },
    },
  })
  const [chunk] = Array.isArray(built) ? (built[0]?.output ?? []) : []
  if (chunk?.type !== 'chunk') throw new Error('nothing was built')
  return new Script(chunk.code, { filename: 'in-tab.js' })
}

/**
 * Simulates the shared parts of a browser with two tabs: cookies, storage and its events, and requests to the server.
 * Requests, responses, events and timers wait until the dice choose them.
 */
export async function openBrowser(bed: Bed, dice: Dice) {
  const code = await (script ??= scriptOf())
  const jar = new Map<string, string>()
  const storage = new Map<string, string>()
  const tabs: Tab[] = []
  let tasks: Task[] = []
  let now = 0
  let lastTimer = 0
  let fate: (path: string) => Fate = () => 'passes'
  const counted = { requests: 0, signals: 0, faults: 0 }
  const errors: unknown[] = []

  function tellOthers(own: Tab, key: string | null, newValue: string | null, oldValue: string | null) {
    if (newValue === oldValue) return
    for (const tab of tabs)
      if (tab !== own && !tab.asleep)
        tab.signals.push({
          tab,
          run() {
            counted.signals++
            tab.window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue, oldValue }))
          },
        })
  }

  const storageOf = (tab: () => Tab) => ({
    getItem: (key: string) => storage.get(key) ?? null,
    setItem(key: string, value: string) {
      const before = storage.get(key) ?? null
      storage.set(key, value)
      tellOthers(tab(), key, value, before)
    },
    removeItem(key: string) {
      const before = storage.get(key) ?? null
      storage.delete(key)
      tellOthers(tab(), key, null, before)
    },
  })

  /** Sends a request. The dice decide when it and its response arrive. */
  function request(tab: Tab, url: string, init: RequestInit): Promise<Response> {
    counted.requests++
    const { signal, ...rest } = init
    const path = new URL(url).pathname
    const what = fate(path)
    if (what !== 'passes') counted.faults++
    tab.unanswered++
    return new Promise<Response>((resolve, reject) => {
      let over = false
      const fail = (error: unknown) => {
        over = true
        reject(error)
      }
      signal?.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError')))
      if (signal?.aborted) return fail(new DOMException('aborted', 'AbortError'))
      const answered = (run: () => void) => tasks.push({ tab, run: () => over || run() })
      tasks.push({
        tab: undefined,
        async run() {
          // Aborted before or just after it was sent.
          if (what === 'never arrives' || (over && dice(2))) {
            answered(() => fail(new TypeError('cut')))
            return
          }
          const headers = new Headers(rest.headers)
          headers.set('Host', 'localhost:4173')
          headers.set('Origin', 'http://localhost:4173')
          const answer = await bed.app.request(new Request(url, { ...rest, headers }))
          const body = await answer.text()
          answered(() =>
            what === 'answer is lost'
              ? fail(new TypeError('cut'))
              : resolve(new Response(body, { status: answer.status, headers: answer.headers })),
          )
        },
      })
    }).finally(() => tab.unanswered--)
  }

  function openTab(): Tab {
    const window = new EventTarget()
    const cookie = {
      get: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      set(line: string) {
        const [pair = '', ...rest] = line.split('; ')
        const at = pair.indexOf('=')
        if (rest.includes('Max-Age=0')) jar.delete(pair.slice(0, at))
        else jar.set(pair.slice(0, at), pair.slice(at + 1))
      },
    }
    const document = Object.defineProperty(
      Object.assign(new EventTarget(), {
        visibilityState: 'visible',
        documentElement: { lang: 'zh-CN' },
        querySelector: () => null,
        getElementsByTagName: () => [],
      }),
      'cookie',
      cookie,
    )
    const wait = (run: () => void, ms = 0) => {
      tab.timers.set(++lastTimer, { at: now + ms, tab, run })
      return lastTimer
    }
    const surroundings: Record<string, unknown> = {
      document,
      localStorage: storageOf(() => tab),
      sessionStorage: storageOf(() => tab),
      location: new URL('http://localhost:4173/'),
      // The current `Date`, which a test may have replaced.
      Date: globalThis.Date,
      performance: { now: () => now },
      setTimeout: wait,
      clearTimeout: (id: number) => tab.timers.delete(id),
      fetch: (url: string, init: RequestInit) => request(tab, url, init),
      addEventListener: window.addEventListener.bind(window),
      removeEventListener: window.removeEventListener.bind(window),
      AbortController,
      AbortSignal,
      Headers,
      Request,
      Response,
      FormData,
      URL,
      URLSearchParams,
      Event,
      EventTarget,
      CustomEvent,
      DOMException,
      TextEncoder,
      TextDecoder,
      crypto,
      queueMicrotask,
      console: { ...console, error: () => {} },
    }
    surroundings.window = surroundings
    const context = createContext(surroundings)
    const tab: Tab = {
      context,
      window,
      timers: new Map(),
      signals: [],
      asleep: false,
      unanswered: 0,
      in: undefined as never,
    }
    tabs.push(tab)
    code.runInContext(context)
    tab.in = new Script('inTab.openTab()').runInContext(context) as InTab
    return tab
  }

  const nextTimer = () =>
    tabs
      .filter(({ asleep }) => !asleep)
      .flatMap((tab) => [...tab.timers].map(([id, timer]) => ({ id, ...timer })))
      .toSorted((a, b) => a.at - b.at || a.id - b.id)[0]

  /** Waits for all pending promises. */
  const settleDown = async () => {
    for (let turn = 0; turn < 3; turn++) await new Promise<void>((done) => setImmediate(done))
  }

  /** Executes one waiting event. @returns whether there was one */
  async function step(hasty = false): Promise<boolean> {
    const ready = [
      ...tasks.filter(({ tab }) => !tab?.asleep),
      ...tabs.flatMap(({ signals, asleep }) => (asleep ? [] : signals.slice(0, 1))),
    ]
    const timer = nextTimer()
    const clockTurns = timer !== undefined && (ready.length === 0 || (hasty && dice(8) === 0))
    if (clockTurns) {
      now = Math.max(now, timer.at)
      timer.tab.timers.delete(timer.id)
      timer.run()
    } else {
      const chosen = ready.length ? ready[dice(ready.length)] : undefined
      if (!chosen) return false
      tasks = tasks.filter((task) => task !== chosen)
      for (const tab of tabs) tab.signals = tab.signals.filter((task) => task !== chosen)
      await chosen.run()
    }
    await settleDown()
    return true
  }

  return {
    tabs,
    storage,
    counted,
    errors,
    openTab,
    step,
    token: () => jar.get('PC_TOKEN') ?? '',
    setFate: (next: (path: string) => Fate) => void (fate = next),
    /** Runs work of the server for a tab that the kit does not request. */
    later: <T>(tab: Tab, work: () => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        tasks.push({
          tab: undefined,
          async run() {
            const done = await work()
            tasks.push({ tab, run: () => resolve(done) })
          },
        })
        void reject
      }),
    close(tab: Tab) {
      // Nothing receives these responses.
      if (tab.unanswered > 0) counted.faults++
      tabs.splice(tabs.indexOf(tab), 1)
      tasks = tasks.filter((task) => task.tab !== tab)
    },
    sleep(tab: Tab) {
      tab.asleep = true
      tab.signals = []
    },
    wake(tab: Tab) {
      if (!tab.asleep) return
      tab.asleep = false
      tab.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    },
    settleDown,
    async quiet() {
      await settleDown()
      for (let steps = 0; await step(); steps++) if (steps > 3000) throw new Error('it never becomes quiet')
    },
  }
}
export type Browser = Awaited<ReturnType<typeof openBrowser>>
