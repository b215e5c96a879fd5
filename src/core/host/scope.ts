import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores'
import { client, type Call } from '../api/client'
import type { Drawing } from '../store/drawing'
import { $everythingAgain } from '../store/everything-again'
import { defaultLocale, type Locale } from '../language/locale'
import { $overrides, knownLocale } from '../language/messages'
import { hrefs, type Href } from '../address/hrefs'
import { noAddress } from '../address/no-address'
import { openToasts, type Toasts } from './toasts'
import { pinned } from './pinned'
import { countReaders, readerOf } from '../store/reader'
import { safeUrl } from '../address/safe-url'
import { settingsOf, type Settings } from './settings'
import { heldToken, tokenCookie, type TokenCookie } from './token'

/**
 * What all elements of one brand site on a page share: connection, session, cart. Two sites on one page are two
 * scopes; two copies of the kit share theirs.
 */
export type Scope = {
  /** Brand-site key that the page named, or its host name. */
  site: string
  settings: Settings
  /** Whether it is the page's own site; a further one on it keeps its session in a cookie of its own. */
  ofPage: boolean
  token: TokenCookie
  toasts: Toasts
  $locale: ReadableAtom<Locale>
  /** Chosen by the buyer for our elements alone, on a page that keeps its own language; empty: the page’s. */
  $language: WritableAtom<Locale>
  /** `light`, `dark` or `auto`; elements may say otherwise for themselves. */
  $theme: WritableAtom<string>
  /** For whom answers are kept: whoever keeps some lets go of them when it changes. */
  $reader: ReadableAtom<string>
  call: Call
  href: Href
  /** Whether the brand site is a group of sites: set by whoever finds the site, a promise until it is found. */
  group: () => boolean | Promise<boolean>
  /** Counts sessions that the server ended; whoever holds personal data listens. */
  $sessionsLost: ReadableAtom<number>
  /** Paths of calls that the back end has shown not to have. */
  $missingCalls: WritableAtom<readonly string[]>
  /** Singletons of this scope by name; use `shared()`. */
  singletons: Map<string, unknown>
  /** On a server that draws: the request's own scope, of which nothing is kept and nothing is another one's. */
  passing: boolean
  /** What the browser that asks keeps of itself, as far as it told. */
  told: Readonly<Record<string, unknown>>
  /** How stores are opened where a view is drawn or taken over. */
  drawing?: Drawing | undefined
  /** On a server that draws: where the page is that it draws for, if it is one of the shop's own. */
  address?: { path: string; search: string } | undefined
  /** On a server that draws: rich text as HTML that may stand in a page. */
  clean?: CleanText | undefined
}

/** @param from address that links and pictures of the text are relative to */
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

/** Draws what scopes say; the elements put one host for the whole page in place. */
export const toastHost = pinned('toast-host', () => ({ show: () => {} }))

const scopes = pinned('scopes', () => new Map<string, Scope>())

/** By what was given and the page's origin. */
const addresses = new Map<string, string>()

/** What is no address counts as one where nobody answers: elements then say that they failed. */
function absolute(api: string) {
  const key = `${globalThis.location?.origin} ${api}`
  const known = addresses.get(key)
  if (known) return known
  const address = safeUrl(api, 'page')
  if (!address)
    console.error(
      `tradefront: api="${api.slice(0, 80)}" is no address. Begin it with https://, or with / at the API's own host.`,
    )
  const used = address.replace(/\/$/, '') || noAddress
  addresses.set(key, used)
  return used
}

function siteAt(settings: Settings) {
  const api = absolute(settings.api)
  const site = settings.site || (typeof location === 'undefined' ? 'localhost' : location.hostname)
  return { api, site, key: `${api} ${site}` }
}

/** The scope of these settings: the same one for the same API and site. */
export function scopeFor(settings: Settings): Scope {
  const { api, site, key } = siteAt(settings)
  const found = scopes.get(key)
  if (found) return found
  // Elements share a scope, so a `lang` or `theme` around one of them must not become everybody's.
  const page = settingsOf()
  const { lang, theme } = page
  // Which cookie is whose must not hang on which element came first.
  const scope = openScope({ ...settings, api, lang, theme }, site, key === siteAt(page).key)
  scopes.set(key, scope)
  return scope
}

/** The scope of an element, by its attributes and surroundings; without one, the page's. */
export const scopeOf = (element?: Element): Scope => scopeFor(settingsOf(element))

/** What a server that draws says of a request. */
export type Request = {
  settings: Settings
  /** The page's own language. */
  lang: Locale
  /** What the browser keeps and told. */
  told: Readonly<Record<string, unknown>>
  /** Whether links need no origin. */
  inside: boolean
  /** Of a page of the shop's own. */
  address?: { path: string; search: string } | undefined
  /** Of the buyer who asks; empty for a visitor. */
  token: string
  fetch: typeof fetch
  drawing: Drawing
  clean: CleanText
}

/** A scope of its own for one request to a server that draws. */
export const scopeOfRequest = ({ settings, ...request }: Request): Scope =>
  openScope(settings, settings.site, true, request)

function openScope(
  settings: Settings,
  site: string,
  own: boolean,
  request?: Omit<Request, 'settings'>,
): Scope {
  const token = request
    ? heldToken(request.token)
    : tokenCookie(own ? 'PC_TOKEN' : `PC_TOKEN_${site.replace(/[^\w-]/g, '_')}`)
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
    $sessionsLost,
    $missingCalls,
    singletons: new Map(),
    passing: request !== undefined,
    told: request?.told ?? {},
    drawing: request?.drawing,
    address: request?.address,
    clean: request?.clean,
    href: hrefs(settings, request?.inside),
    call: client({
      api: settings.api,
      token,
      $locale,
      toasts,
      group: () => scope.group(),
      fetch: request?.fetch,
      onSessionLost: () => $sessionsLost.set($sessionsLost.get() + 1),
      onMissingCall: (path) => {
        if (!$missingCalls.get().includes(path)) $missingCalls.set([...$missingCalls.get(), path])
      },
    }),
  }
  return scope
}

/** All scopes of the page: the toast host shows what any of them says. */
export const allScopes = () => [...scopes.values()]

/**
 * Makes a store that all elements of a scope share, opened on first use.
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
