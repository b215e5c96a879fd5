import { onTestFinished, vi } from 'vitest'
import type { Bed } from '../server/testbed'

// Kept, because a test may replace the timers.
const { setImmediate } = globalThis

/**
 * Simulates the parts of a page that the session uses: cookie, storage, visibility, and requests to the server. The page
 * ends after the test and its `afterEach`, once its requests are answered; then all stubbed globals are restored.
 */
export function fakePage(bed: Bed) {
  const jar = new Map<string, string>()
  const hidden = new Map<string, string>()
  const stored = new Map<string, string>()
  const waiting: (() => void)[] = []
  let holding: ((path: string) => boolean) | undefined
  let cookies = true
  const asked: string[] = []
  const aborted: string[] = []
  const sent: string[] = []
  const answers: [ending: string, make: () => Response][] = []
  const underWay = new Set<Promise<Response>>()

  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    documentElement: { lang: 'zh-CN' },
    storefront: false,
    querySelector: () => null,
    getElementsByTagName: () => (document.storefront ? [{}] : []),
  })
  Object.defineProperty(document, 'cookie', {
    get: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    set(line: string) {
      const [pair = '', ...rest] = line.split('; ')
      const at = pair.indexOf('=')
      if (!cookies) return
      if (rest.includes('Max-Age=0')) jar.delete(pair.slice(0, at))
      else jar.set(pair.slice(0, at), pair.slice(at + 1))
    },
  })
  const window = new EventTarget()
  vi.stubGlobal('document', document)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('location', new URL('http://localhost:4173/goods/7?x=1#y'))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  async function fetch(url: string, init: RequestInit) {
    // As in a browser, a request that was aborted before sending is never sent, even by a retry.
    init.signal?.throwIfAborted()
    const path = new URL(url).pathname.replace('/api', '')
    asked.push(path)
    init.signal?.addEventListener('abort', () => aborted.push(path))
    if (holding?.(path)) await new Promise<void>((go) => waiting.push(go))
    init.signal?.throwIfAborted()
    const [, instead] = answers.find(([ending]) => path.endsWith(ending)) ?? []
    if (instead) return instead()
    const { signal: _, ...rest } = init
    const headers = new Headers(rest.headers)
    headers.set('Host', 'localhost:4173')
    headers.set('Origin', 'http://localhost:4173')
    const cookies = [...jar, ...hidden].map(([name, value]) => `${name}=${value}`)
    if (cookies.length) headers.set('Cookie', cookies.join('; '))
    sent.push([...headers].filter(([name]) => name !== 'cookie').join('\n'))
    const answer = await bed.app.request(new Request(url, { ...rest, headers }))
    // HttpOnly cookies are sent back to the server and hidden from scripts.
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...flags] = line.split('; ')
      const at = pair.indexOf('=')
      if (flags.includes('Max-Age=0')) hidden.delete(pair.slice(0, at))
      else hidden.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return answer
  }
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const answer = fetch(url, init)
    underWay.add(answer)
    answer.catch(() => {}).finally(() => underWay.delete(answer))
    return answer
  })
  function release() {
    holding = undefined
    waiting.splice(0).forEach((go) => go())
  }
  // The stores write what arrives into the globals. Later, these are those of the next test's page.
  onTestFinished(async () => {
    release()
    do {
      await Promise.allSettled(underWay)
      // The stores read the answers, and may ask more.
      await new Promise((go) => setImmediate(go))
    } while (underWay.size > 0)
    vi.unstubAllGlobals()
  })

  return {
    document,
    window,
    stored,
    /** Requested API paths in order. */
    asked,
    /** Cookies that only the server sees. */
    hidden,
    /** Headers that scripts have set. */
    sent,
    /** Aborted requests. */
    aborted,
    token: () => jar.get('PC_TOKEN') ?? '',
    /** Changes the cookie that all tabs share, as another tab. */
    otherTab: (token: string) => void (token ? jar.set('PC_TOKEN', token) : jar.delete('PC_TOKEN')),
    refuseCookies: () => void (cookies = false),
    /** Replaces the server's responses for paths with this ending. */
    answer: (ending: string, make: () => Response) => void answers.push([ending, make]),
    /** Holds back responses for matching paths until `release`. */
    hold: (paths: (path: string) => boolean) => void (holding = paths),
    release,
  }
}
