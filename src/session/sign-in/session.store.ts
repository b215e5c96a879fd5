import { atom, computed } from 'nanostores'
import * as z from 'zod/mini'
import { actions } from '../../core/actions'
import { isCallError } from '../../core/call-error'
import { noteDrawn } from '../../core/drawing'
import { tell } from '../../core/tell'
import type { Input } from '../../core/endpoint'
import { keptDrafts } from '../../core/kept-drafts'
import { randomKey } from '../../core/random-key'
import { shared } from '../../core/scope'
import { everySite, stored } from '../../core/storage'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { sendToLogin } from './open-login'
import type { Member, SessionState } from './session-state'
import { needCaptcha, signIn, signOut, userInfo } from './sign-in.contract'

export type Credentials = Pick<
  Input<typeof signIn>['body'],
  'loginAccount' | 'password' | 'captcha' | 'captchaKey'
>

type Issued = { token: string; userType: number }

// What another tab wrote into the cookie may be seen here a moment after its signal has come.
const laterLooks = [100, 400]

/** Who uses the page, for all elements of a site: found in the cookie, changed by logging in and out. */
export const sessionOf = shared('session', (scope) => {
  const { token } = scope
  const $session = atom<SessionState>({ state: 'visitor' })
  // Read by other tabs as: look at the cookie again. One key for the whole origin, as the cookie is one.
  const $signal = stored(everySite(scope), 'session-changed', { version: 1, shape: z.string(), initial: '' })
  const $issuedFor = stored(everySite(scope), 'session-site', { version: 1, shape: z.string(), initial: '' })
  /** Empty for a visitor, undefined until it is known. */
  const $memberId = computed($session, (session) => (session.state === 'member' ? session.user?.id : ''))
  /** Counts buyers: what was drawn for one is not kept for the next. */
  const $visit = atom(0)
  let asking: AbortController | undefined
  let underWay: Promise<void> | undefined
  let leaving = false
  let last = ''
  let own = ''
  let told = ''

  const memberNow = () => {
    const session = $session.get()
    return session.state === 'member' ? session : undefined
  }

  /** Tells a state once it is settled, and only when it differs from the one told before. */
  function tellPage() {
    const member = memberNow()
    const detail = member ? { state: member.state, userType: member.userType } : $session.get()
    if (told === JSON.stringify(detail)) return
    told = JSON.stringify(detail)
    tell('trade-session-change', detail)
  }

  function learn(news: Pick<Member, 'userType' | 'user' | 'failure'>) {
    const member = memberNow()
    if (member) $session.set({ ...member, ...news })
  }

  async function readUser() {
    const mine = (asking = new AbortController())
    try {
      const user = await scope.call(userInfo, {}, { signal: mine.signal })
      if (asking !== mine) return
      if (last && last !== user.id) nextVisit()
      last = user.id
      learn({ userType: user.userType, user, failure: undefined })
    } catch (failure) {
      if (!isCallError(failure)) throw failure
      // Said by the client. Who it is stays open; that somebody is logged in does not.
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

  /** Ends what is here on purpose; a session that the server ended leaves the page as it is for the next login. */
  function leave() {
    leaving = true
    token.clear()
    leaving = false
  }

  /** One buyer never follows another without a visitor in between: who keeps personal data drops it there. */
  function enter(fresh: boolean, userType?: number) {
    asking?.abort()
    asking = undefined
    const left = memberNow()
    if (left) $session.set({ state: 'visitor' })
    if (left && (leaving || token.following())) nextVisit()
    if (token.$token.get()) {
      $session.set({ state: 'member', fresh, userType })
      underWay = readUser()
    }
    if (!token.$token.get() || userType) tellPage()
  }

  /** Another tab may have changed the cookie. @param doubtful ask the server as well: this page was put away */
  function follow(doubtful = false) {
    token.refresh()
    const member = memberNow()
    if (member && !asking && (doubtful || !member.user)) void readUser()
  }

  // Two brand sites may take turns on one origin, and with it on one cookie: the other's token is no session here.
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
    // What was kept before this page came is no signal, nor is this tab's own.
    if (now !== own) for (const wait of laterLooks) setTimeout(token.refresh, wait)
  })
  if (!scope.passing) scope.$sessionsLost.listen(() => actions.openLogin?.(scope))
  globalThis.addEventListener?.('pageshow', ({ persisted }: PageTransitionEvent) => persisted && follow(true))
  globalThis.document?.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && follow(),
  )
  const drawn = noteDrawn<SessionState>({
    // Where the server could not find out who it is, the page asks.
    value: () => (memberNow()?.user ? $session.get() : undefined),
    set: (session) => $session.set(session),
    underWay: () => underWay,
    again: readUser,
  })
  if (drawn) tellPage()
  else enter(false)
  $memberId.subscribe((id) => keptDrafts(scope).belongTo(id))

  /**
   * Takes up a session that some way of logging in opens: a password, a code, a registration.
   * @param open asks the server for the token, for the brand site with this id where one is known
   */
  async function take(open: (brandTerminalId?: string) => Promise<Issued>): Promise<void> {
    // A site that cannot be found out is the server's to name.
    const brandTerminalId = await siteOf(scope)
      .id()
      .catch(() => undefined)
    const { token: issued, userType } = await open(brandTerminalId)
    leave()
    if (scope.ofPage) $issuedFor.set(brandTerminalId ?? '')
    arriving = { fresh: true, userType }
    token.set(issued)
    arriving = { fresh: false }
    if (!token.kept())
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
    /** What the shop knows of the buyer was changed: it is asked again. */
    reread: () => void readUser(),
    /** Another answer tells what kind of user this is: when that is news, who it is is asked again. */
    learned({ userType, certState }: { userType?: number; certState?: number }) {
      const user = memberNow()?.user
      if (!user) return
      if (user.userType !== (userType ?? user.userType) || user.certState !== (certState ?? user.certState))
        void readUser()
    },
    /**
     * Opens a session. A refusal is shown by the client, but for a captcha that is asked for.
     * @throws CallError code 428: a captcha is needed, or the one given was wrong
     */
    login: (credentials: Credentials): Promise<void> =>
      take((brandTerminalId) =>
        scope.call(
          signIn,
          { body: { ...credentials, brandTerminalId } },
          { quiet: ({ code }) => code === needCaptcha },
        ),
      ),
    /** Ends the session, here at once and on the server as soon as it is reached. */
    async logout(): Promise<void> {
      const ended = scope.call(signOut, {}, { quiet: true, outlives: true })
      keptDrafts(scope).forget()
      leave()
      sendToLogin(scope)
      await ended.catch(() => {})
    },
  }
})
