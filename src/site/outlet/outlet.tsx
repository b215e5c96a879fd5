import { useStore } from '@nanostores/react'
import { startTransition, useEffect, useMemo, useRef, useState, type ComponentType } from 'react'
import { CallError } from '../../core/call-error'
import { pick } from '../../core/messages'
import { routeTable, type Where } from '../../core/routes'
import { HostContext, useHost, useLocale, useSay, useScope } from '../../ui/host'
import { Failed } from '../../ui/failed'
import { useSheet } from '../../ui/sheet'
import { sessionOf } from '../../session/sign-in/session.store'
import { guard } from '../../session/sign-in/guard'
import { signInMessages } from '../../session/sign-in/sign-in.messages'
import { siteOf } from '../brand-site/brand-site.store'
import { contentOf, layoutOf } from '../layout/layout.store'
import { themeOf } from '../theme/theme.store'
import sheet from './outlet.css?sheet'
import { openLocation, type Location } from './location.store'

const unknownSiteAfter = 2000
const chunkFailed = new CallError('network', 0, '')

type Page = ComponentType<Record<string, string>>
type Shown = { where: Where; page: Page | undefined; failed: boolean }

const isPage = (module: unknown): module is { default: Page } =>
  typeof module === 'object' && module !== null && 'default' in module

/** Loads the page of a place; the page before stays until the code is there. */
function usePage(where: Where | undefined) {
  const [shown, setShown] = useState<Shown>()
  const [attempt, retry] = useState(0)
  useEffect(() => {
    if (!where) return
    let current = true
    const show = (next: Shown) => current && startTransition(() => setShown(next))
    const load = routeTable()[where.route]?.page
    void load?.().then(
      (module) => show({ where, page: isPage(module) ? module.default : undefined, failed: false }),
      () => show({ where, page: undefined, failed: true }),
    )
    return () => void (current = false)
  }, [where, attempt])
  return { shown, retry: () => retry(attempt + 1) }
}

/** An unknown brand site shows the 404 page, silently and only after a while. */
function useUnknownSite(): boolean {
  const { $site } = siteOf(useScope())
  const { status } = useStore($site)
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (status !== 'unknown') return
    const clock = setTimeout(() => setLate(true), unknownSiteAfter)
    return () => clearTimeout(clock)
  }, [status])
  return status === 'unknown' && late
}

/** Where the guard lets this visitor go; nothing is drawn of a page that it forbids. */
function useGuarded(location: Location): Where | undefined {
  const scope = useScope()
  const say = useSay(signInMessages)
  const where = useStore(location.$where)
  const address = useStore(location.$address)
  const session = useStore(sessionOf(scope).$session)
  const decision = useMemo(() => guard(where, address, session), [where, address, session])
  useEffect(() => {
    if (decision.go === 'stay') return
    if (decision.warn) scope.notices.toast('warning', say('pleaseLogIn'))
    location.go(decision.href, { replace: true })
  }, [decision, location, scope, say])
  return decision.go === 'stay' ? where : undefined
}

/** The routed pages of the whole shop. It owns the page's address, title and ground colour. */
export default function Outlet() {
  useSheet(sheet)
  const host = useHost()
  const { scope } = host
  const locale = useLocale()
  const [location] = useState(openLocation)
  const unknown = useUnknownSite()
  const guarded = useGuarded(location)
  const where = useMemo(
    () => (unknown ? { route: 'notFound', params: {}, query: {} } : guarded),
    [unknown, guarded],
  )
  const { shown, retry } = usePage(where)
  const main = useRef<HTMLElement>(null)
  const first = useRef(true)

  useEffect(() => {
    void siteOf(scope)
      .id()
      .catch(() => {})
    const follow = (event: DocumentEventMap['trade-navigate']) => {
      const url = new URL(event.detail.href)
      if (url.origin !== window.location.origin) return
      event.preventDefault()
      location.go(url.href)
    }
    document.addEventListener('trade-navigate', follow)
    return () => {
      document.removeEventListener('trade-navigate', follow)
      location.close()
    }
  }, [location, scope])

  // The page is ours: its ground follows the theme, and the brand colour reaches every element from its root.
  useEffect(() => {
    const page = document.documentElement
    const { $dark, $brand } = themeOf(scope)
    const stops = [
      $dark.subscribe((dark) => (page.dataset.theme = dark ? 'dark' : 'light')),
      $brand.subscribe((brand) => brand && page.style.setProperty('--trade-brand', brand)),
    ]
    return () => stops.forEach((stop) => stop())
  }, [scope])

  // The frame of the first page stands before its code is there.
  const place = shown?.where ?? where
  useEffect(() => {
    const row = place && routeTable()[place.route]
    if (!row) return
    layoutOf(scope).set({ ...place, kind: row.layout ?? 'default', title: row.title })
    document.title = pick(row.title, locale)
  }, [place, scope, locale])

  useEffect(() => {
    contentOf(scope).focus = () => main.current?.focus()
  }, [scope])

  // A new page begins at its top and is told to screen readers; the first one is where the browser put it.
  const route = shown?.where.route
  const params = JSON.stringify(shown?.where.params)
  useEffect(() => {
    if (!route) return
    if (!first.current) {
      window.scrollTo(0, 0)
      main.current?.focus({ preventScroll: true })
    }
    first.current = false
  }, [route, params])

  const inside = useMemo(() => ({ ...host, place: location.place }), [host, location])
  const View = shown?.page
  return (
    <HostContext value={inside}>
      <main ref={main} tabIndex={-1} className="outlet">
        {shown?.failed && <Failed error={chunkFailed} onRetry={retry} />}
        {View && <View key={`${route} ${params}`} {...shown.where.params} />}
      </main>
    </HostContext>
  )
}
