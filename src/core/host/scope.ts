import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores'
import { client, type Call } from '../api/client'
import { explainAddress } from '../api/explain-failure'
import type { Drawing } from '../store/drawing'
import { $everythingAgain } from '../store/everything-again'
import { defaultLocale, type Locale } from '../language/locale'
import { $overrides, knownLocale } from '../language/messages'
import { withoutSlashes } from '../address/base-address'
import { hrefs, type Href } from '../address/hrefs'
import { noAddress } from '../address/no-address'
import { openToasts, type Toasts } from './toasts'
import { pinned } from './pinned'
import { countReaders, readerOf } from '../store/reader'
import { safeUrl } from '../address/safe-url'
import { settingsOf, type Settings } from './settings'
import { sessionCookie } from './session-cookie'
import { heldToken, tokenCookie, type TokenCookie } from './token'

/**
 * State shared by all elements of one brand site on a page: connection, session, cart. Two sites on one page have two
 * scopes; two copies of the kit share theirs.
 */
export type Scope = {
  /** Brand site key set by the page, otherwise its host name. */
  site: string
  settings: Settings
  /** True if it is the page's main site; a further site stores its session in a separate cookie. */
  ofPage: boolean
  token: TokenCookie
  toasts: Toasts
  $locale: ReadableAtom<Locale>
  /** Language that the buyer chose for the kit's elements only, on a page with its own language; empty: the page's. */
  $language: WritableAtom<Locale>
  /** `light`, `dark` or `auto`; elements may override it. */
  $theme: WritableAtom<string>
  /** Key of the current reader; caches of responses are cleared when it changes. */
  $reader: ReadableAtom<string>
  call: Call
  href: Href
  /** Returns whether the brand site is a group of sites; a promise until the site is loaded, which sets it. */
  group: () => boolean | Promise<boolean>
  /** True if visitors' reads are sent as simple requests, which need no preflight. Set once the site is loaded. */
  simple: boolean
  /** Number of sessions ended by the server; stores with personal data listen. */
  $sessionsLost: ReadableAtom<number>
  /** Paths of calls that the back end lacks. */
  $missingCalls: WritableAtom<readonly string[]>
  /** Singletons of this scope by name; use `shared()`. */
  singletons: Map<string, unknown>
  /** True if the scope belongs to one request in server rendering; nothing of it is stored or shared. */
  passing: boolean
  /** Values that the requesting browser stores and has sent to the server. */
  storedValues: Readonly<Record<string, unknown>>
  /** Access of stores to the server rendering, while a view is rendered or hydrated. */
  drawing?: Drawing | undefined
  /** Server rendering only: path and query of the page, if it belongs to the shop. */
  address?: { path: string; search: string } | undefined
  /** Server rendering only: whether the page is at the API's origin. */
  inside?: boolean | undefined
  /** Server rendering only: sanitizes rich text. */
  clean?: CleanText | undefined
}

/** @param from base address of the text's links and pictures */
type CleanText = (html: string, from: string) => string

const $pageLanguage = pinned('page-language', () => {
  const read = () => (typeof document === 'undefined' ? '' : document.documentElement.lang)
  const $language = atom(read())
  if (typeof MutationObserver !== 'undefined') {
    const watch = new MutationObserver(() => $language.set(read()))
    watch.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] })
  }
  return $language
})

/** Shows the messages of all scopes; the elements insert one host for the whole page. */
export const toastHost = pinned('toast-host', () => ({ show: () => {} }))

const scopes = pinned('scopes', () => new Map<string, Scope>())

/** Resolved addresses by the page's origin and the given text. */
const addresses = new Map<string, string>()

/** Resolves an API address. An invalid one becomes an unreachable address, so that elements show a failure. */
function absolute(api: string) {
  const key = `${globalThis.location?.origin} ${api}`
  const known = addresses.get(key)
  if (known) return known
  const address = safeUrl(api, 'page')
  if (!address) explainAddress(api)
  const used = withoutSlashes(address) || noAddress
  addresses.set(key, used)
  return used
}

function siteAt(settings: Settings) {
  const api = absolute(settings.api)
  const site = settings.site || (typeof location === 'undefined' ? 'localhost' : location.hostname)
  return { api, site, key: `${api} ${site}` }
}

/** Returns the scope of these settings: one per API and site. */
export function scopeFor(settings: Settings): Scope {
  const { api, site, key } = siteAt(settings)
  const found = scopes.get(key)
  if (found) return found
  // Elements share a scope, so a `lang` or `theme` around one of them must not apply to all.
  const page = settingsOf()
  const { lang, theme } = page
  // The cookie name depends on the page's settings, not on the order of its elements.
  const scope = openScope({ ...settings, api, lang, theme }, site, key === siteAt(page).key)
  scopes.set(key, scope)
  return scope
}

/** Returns the scope of an element, by its attributes and surroundings; without an element, the page's. */
export const scopeOf = (element?: Element): Scope => scopeFor(settingsOf(element))

/** Data of a request for server rendering. */
export type Request = {
  settings: Settings
  /** Language of the page. */
  lang: Locale
  /** Values that the browser stores and has sent. */
  storedValues: Readonly<Record<string, unknown>>
  /** True if links are relative. */
  inside: boolean
  /** Path and query, for a page of the shop. */
  address?: { path: string; search: string } | undefined
  /** Token of the requesting buyer; empty for a visitor. */
  token: string
  fetch: typeof fetch
  drawing: Drawing
  clean: CleanText
}

/** Creates a separate scope for one request of server rendering. */
export const scopeOfRequest = ({ settings, ...request }: Request): Scope =>
  openScope(settings, settings.site, true, request)

function openScope(
  settings: Settings,
  site: string,
  own: boolean,
  request?: Omit<Request, 'settings'>,
): Scope {
  const token = request ? heldToken(request.token) : tokenCookie(sessionCookie(site, own))
  const $language = atom<Locale>('')
  const $locale = computed(
    [request ? atom(request.lang) : $pageLanguage, $language, $overrides],
    (page, chosen) => knownLocale(settings.lang) ?? knownLocale(chosen) ?? knownLocale(page) ?? defaultLocale,
  )
  if (!request) countReaders(token.$token, $locale, $everythingAgain)
  const $sessionsLost = atom(0)
  const $missingCalls = atom<readonly string[]>([])
  const toasts = openToasts(() => request ?? toastHost.show())
  const scope: Scope = {
    site,
    settings,
    ofPage: own,
    token,
    toasts,
    $locale,
    $language,
    $theme: atom(settings.theme || 'light'),
    // A request has one reader.
    $reader: request ? atom('') : readerOf(token.$token, $locale),
    group: () => false,
    simple: false,
    $sessionsLost,
    $missingCalls,
    singletons: new Map(),
    passing: request !== undefined,
    storedValues: request?.storedValues ?? {},
    drawing: request?.drawing,
    address: request?.address,
    inside: request?.inside,
    clean: request?.clean,
    href: hrefs(settings, request?.inside),
    call: client({
      api: settings.api,
      token,
      $locale,
      toasts,
      group: () => scope.group(),
      simple: () => scope.simple,
      fetch: request?.fetch,
      onSessionLost: () => $sessionsLost.set($sessionsLost.get() + 1),
      onMissingCall: (path) => {
        if (!$missingCalls.get().includes(path)) $missingCalls.set([...$missingCalls.get(), path])
      },
    }),
  }
  return scope
}

/** Returns all scopes of the page, whose messages the toast host shows. */
export const allScopes = () => [...scopes.values()]

/**
 * Creates a store that all elements of a scope share, opened on first use.
 * @param name unique in the kit, for example `cart`
 */
export function shared<T>(name: string, open: (scope: Scope) => T): (scope: Scope) => T {
  return (scope) => {
    if (!scope.singletons.has(name)) {
      const make = () => open(scope)
      scope.singletons.set(name, scope.drawing ? scope.drawing.open(name, make) : make())
    }
    return scope.singletons.get(name) as T
  }
}
