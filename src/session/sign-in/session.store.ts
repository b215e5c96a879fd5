import { atom, computed } from 'nanostores'
import * as z from 'zod/mini'
import { actions } from '../../core/host/actions'
import { isCallError } from '../../core/api/call-error'
import { explainRefusedToken } from '../../core/api/explain-failure'
import { noteDrawn } from '../../core/store/drawing'
import { tell } from '../../core/host/tell'
import type { Input } from '../../core/api/endpoint'
import { keptDrafts } from '../../core/store/kept-drafts'
import { randomKey } from '../../core/api/random-key'
import { shared } from '../../core/host/scope'
import { everySite, stored } from '../../core/store/storage'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { startOf } from '../../site/start/start.store'
import { sendToLogin } from './open-login'
import type { Member, SessionState } from './session-state'
import { needCaptcha, signIn, signOut, userInfo } from './sign-in.contract'

export type Credentials = Pick<
  Input<typeof signIn>['body'],
  'loginAccount' | 'password' | 'captcha' | 'captchaKey'
>

type Issued = { token: string; userType: number }

// The cookie may be visible only a moment after another tab's signal.
const laterLooks = [100, 400]

/** Session of a site, shared by all elements: read from the cookie, changed by login and logout. */
export const sessionOf = shared('session', (scope) => {
  const { token } = scope
  const storedText = (name: string) =>
    stored(everySite(scope), name, { version: 1, shape: z.string(), initial: '' })
  const $session = atom<SessionState>({ state: 'visitor' })
  // Tells other tabs to read the cookie again. One key for the whole origin, like the cookie.
  const $signal = storedText('session-changed')
  const $issuedFor = storedText('session-site')
  /** Id of the member. Empty for a visitor, undefined until it is known. */
  const $memberId = computed($session, (session) => (session.state === 'member' ? session.user?.id : ''))
  /** Counter of users. Content rendered for one is dropped for the next. */
  const $visit = atom(0)
  let asking: AbortController | undefined
  let underWay: Promise<void> | undefined
  let leaving = false
  let last = ''
  let own = ''
  let lastDetail = ''

  const memberNow = () => {
    const session = $session.get()
    return session.state === 'member' ? session : undefined
  }

  /** Dispatches the session event for a settled and changed state. */
  function tellPage() {
    const member = memberNow()
    const detail = member ? { state: member.state, userType: member.userType } : $session.get()
    if (lastDetail === JSON.stringify(detail)) return
    lastDetail = JSON.stringify(detail)
    tell('trade-session-change', detail)
  }

  function learn(news: Pick<Member, 'userType' | 'user' | 'failure'>) {
    const member = memberNow()
    if (member) $session.set({ ...member, ...news })
  }

  /** @param isFirst the answer of the page's start is current */
  async function readUser(isFirst = false) {
    const mine = (asking = new AbortController())
    const isFresh = memberNow()?.fresh
    try {
      const user =
        (await startOf(scope).partIfAny('user', userInfo.shapes.data, isFirst)) ??
        (await scope.call(userInfo, {}, { signal: mine.signal }))
      if (asking !== mine) return
      if (last && last !== user.id) nextVisit()
      last = user.id
      learn({ userType: user.userType, user, failure: undefined })
    } catch (failure) {
      if (!isCallError(failure)) throw failure
      if (isFresh && failure.kind === 'unauthorized') explainRefusedToken(scope.settings.api)
      // The client shows the error. The user stays unknown, but logged in.
      if (asking !== mine) return
      learn({ failure })
    } finally {
      if (asking === mine) asking = undefined
    }
    tellPage()
  }

  function nextVisit() {
    last = ''
    $visit.set($visit.get() + 1)
  }

  /** Ends the session on purpose. A session ended by the server leaves the page as it is for the next login. */
  function leave() {
    leaving = true
    token.clear()
    leaving = false
  }

  /** Begins a session. There is always a visitor between two members, so stores drop personal data then. */
  function enter(fresh: boolean, userType?: number, isFirst = false) {
    asking?.abort()
    asking = undefined
    const left = memberNow()
    if (left) $session.set({ state: 'visitor' })
    if (left && (leaving || token.following())) nextVisit()
    if (token.$token.get()) {
      $session.set({ state: 'member', fresh, userType })
      underWay = readUser(isFirst)
    }
    if (!token.$token.get() || userType) tellPage()
  }

  /** Reads the cookie, which another tab may have changed. @param doubtful also asks the server, after the page was in the back cache */
  function follow(doubtful = false) {
    token.refresh()
    const member = memberNow()
    if (member && !asking && (doubtful || !member.user)) void readUser()
  }

  // Two brand sites can share an origin and its cookie. The other site's token is no session here.
  siteOf(scope).$site.subscribe((site) => {
    const issuedFor = $issuedFor.get()
    if (site.status === 'found' && issuedFor && issuedFor !== site.id && scope.ofPage) token.clear()
  })

  let arriving: { fresh: boolean; userType?: number } = { fresh: false }
  token.$token.listen(() => {
    enter(arriving.fresh, arriving.userType)
    if (token.following()) return
    own = randomKey()
    $signal.set(own)
  })
  own = $signal.get()
  $signal.listen((now) => {
    follow()
    // Ignores the stored signal of earlier pages and this tab's own.
    if (now !== own) for (const wait of laterLooks) setTimeout(token.refresh, wait)
  })
  if (!scope.passing) scope.$sessionsLost.listen(() => actions.openLogin?.(scope))
  globalThis.addEventListener?.('pageshow', ({ persisted }: PageTransitionEvent) => persisted && follow(true))
  globalThis.document?.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && follow(),
  )
  const drawn = noteDrawn<SessionState>({
    // Without an answer on the server, the page asks.
    value: () => (memberNow()?.user ? $session.get() : undefined),
    set: (session) => $session.set(session),
    underWay: () => underWay,
    again: readUser,
  })
  if (drawn) tellPage()
  else enter(false, undefined, true)
  $memberId.subscribe((id) => keptDrafts(scope).belongTo(id))

  /**
   * Begins a session with a token from any kind of login.
   * @param open requests the token, for the brand site's id if known
   */
  async function take(open: (brandTerminalId?: string) => Promise<Issued>): Promise<void> {
    // Without an id the server determines the site.
    const brandTerminalId = await siteOf(scope)
      .id()
      .catch(() => undefined)
    const { token: issued, userType } = await open(brandTerminalId)
    leave()
    if (scope.ofPage) $issuedFor.set(brandTerminalId ?? '')
    arriving = { fresh: true, userType }
    token.set(issued)
    arriving = { fresh: false }
    if (!token.persists())
      void import('./not-kept').then(
        ({ tellNotKept }) => tellNotKept(scope),
        () => {},
      )
  }

  return {
    $session,
    $memberId,
    $visit,
    take,
    /** Reloads the user after a change of their data. */
    reread: () => void readUser(),
    /** Another response contained the user type. If it is new, the user is reloaded. */
    learned({ userType, certState }: { userType?: number; certState?: number }) {
      const user = memberNow()?.user
      if (!user) return
      if (user.userType !== (userType ?? user.userType) || user.certState !== (certState ?? user.certState))
        void readUser()
    },
    /**
     * Logs in. The client shows a refusal, except a required captcha.
     * @throws CallError code 428: captcha required or wrong
     */
    login: (credentials: Credentials): Promise<void> =>
      take((brandTerminalId) =>
        scope.call(
          signIn,
          { body: { ...credentials, brandTerminalId } },
          { quiet: ({ code }) => code === needCaptcha },
        ),
      ),
    /** Logs out: here at once, on the server as soon as it is reachable. */
    async logout(): Promise<void> {
      const ended = scope.call(signOut, {}, { quiet: true, outlives: true })
      keptDrafts(scope).forget()
      leave()
      sendToLogin(scope)
      await ended.catch(() => {})
    },
  }
})
