import * as z from 'zod/mini'
import { endpoints } from '../../elements/endpoints-by-name'
import { findSite } from '../../src/site/brand-site/brand-site.contract'
import { yes } from '../../src/core/api/shapes'
import type { Fetch } from './ask'
import { headersOf } from './ask'
import type { EnglishTexts } from './english-texts'
import type { Finding } from './finding'
import type { Group } from './groups'
import { openInquiry, type Inquiry } from './inquiry'
import { isForeign, judgePreflight, judgeStrangers } from './judge-cors'
import { judgeSessions } from './judge-session'
import { isReading } from './reading'
import { bySeverity, screenStates, type ScreenState } from './screen-states'
import { isScreenOf, screens, screensNamed } from './screens'
import { leftAway } from './left-away'
import { companyTester } from './try-company'
import { documentWriter } from './try-documents'
import { writer } from './try-writes'
import type { Wrote } from './writing'
import { judgeData, walk } from './walk'

export type Wish = {
  base: string
  site: string
  origin: string
  token: string
  account: string
  password: string
  write: boolean
  /** Test account for writing documents. Empty: no documents are written. */
  documents: string
  /** Main test account whose budget ledger is tested. Empty: none. */
  company: string
  /** Name of the only screen to check. Empty: all screens. */
  screen: string
  /** Group of screens that the back end must support. */
  for: Group
  timeLimit: number
  fetch?: Fetch
}
export type Result = {
  base: string
  site: { key: string; id: string }
  /** Roles of the requests. */
  asked: 'visitor' | 'visitor and member'
  calls: number
  screens: ScreenState[]
  findings: Finding[]
  /** Endpoints that the back end lacks, and what elements omit without them. Empty `without`: a whole screen. */
  missing: { endpoint: string; without: string }[]
  notTried: { endpoint: string; because: string }[]
  wrote: Wrote[]
  /** Number of shop texts that are translated into English, and the untranslated ones. */
  english: EnglishTexts
}

/** Finds the brand site, which most calls require. @returns whether it exists */
async function findsSite(inquiry: Inquiry): Promise<boolean> {
  const asking = { path: { siteKeyFromHost: inquiry.site.key } }
  const judged = await inquiry.judged('findSite', asking)
  if (judged === 'faulty') return false
  if ('refused' in judged) {
    const found = `${judged.refused}: ${judged.because}`
    inquiry.sayOf('findSite')({ kind: 'refused', expected: `the id of site "${inquiry.site.key}"`, found })
    return false
  }
  if (judgeData(inquiry, 'findSite', judged.data, '')) inquiry.good.set('findSite', asking)
  const read = findSite.shapes.data.safeParse(judged.data)
  if (!read.success) return false
  const { id, groupSite } = typeof read.data === 'string' ? { id: read.data } : read.data
  Object.assign(inquiry.site, { id, group: groupSite === yes })
  return true
}

/** Sends one preflight for each kind of call that browsers treat differently. */
async function preflights(inquiry: Inquiry) {
  const kinds = new Map(
    Object.entries(endpoints)
      .filter(([name]) => inquiry.isWanted(name))
      .map(([name, endpoint]) => [
        [endpoint.method, ...Object.keys(headersOf(endpoint))].join(),
        { name, endpoint },
      ]),
  )
  for (const { name, endpoint } of kinds.values())
    await judgePreflight(inquiry.line, endpoint, inquiry.sayOf(name))
  const [first] = kinds.values()
  if (first) await judgeStrangers(inquiry.line, first.endpoint, inquiry.sayOf(first.name))
}

const signedIn = z.object({ token: z.string() })

/** Returns the member's token: the given one, or that of a login. Empty without either. */
async function tokenOf(inquiry: Inquiry, { token, account, password }: Wish): Promise<string> {
  if (token || !account) return token
  const body = { loginAccount: account, password, brandTerminalId: inquiry.site.id }
  const judged = await inquiry.judged('signIn', { body })
  if (judged === 'faulty') return ''
  if ('data' in judged) {
    judgeData(inquiry, 'signIn', judged.data, '')
    inquiry.good.set('signIn', { body })
    const read = signedIn.safeParse(judged.data)
    return read.success ? read.data.token : ''
  }
  const captcha = judged.refused === 428 ? '; log in with a browser and give its token by --token' : ''
  const found = `${judged.refused}: ${judged.because}${captcha}`
  inquiry.sayOf('signIn')({ kind: 'refused', expected: `a session of ${account}`, found })
  return ''
}

/** Returns the reasons why endpoints were not tried. */
function notTriedOf({ good, notTried, findings, site, isWanted, missing }: Inquiry, member: boolean) {
  const faulty = new Set(findings.all().flatMap((finding) => finding.endpoints))
  const left = Object.entries(endpoints).filter(
    ([name]) => isWanted(name) && !good.has(name) && !faulty.has(name) && !missing.has(name),
  )
  return left.map(([name, endpoint]) => {
    if (!isReading(endpoint)) return { endpoint: name, because: notTried.get(name) ?? 'writes' }
    const otherwise = site.id && !member ? 'for members: give --token' : 'the site was not found'
    return { endpoint: name, because: notTried.get(name) ?? otherwise }
  })
}

/** Runs the kit's contracts against a back end and reports which screens will work on it. */
export async function check(wish: Wish): Promise<Result> {
  const { base, origin, timeLimit } = wish
  const line = { base, origin, timeLimit, fetch: wish.fetch ?? ((url, init) => fetch(url, init)) }
  const inquiry = openInquiry(line, wish.site, wish.screen, wish.for)
  let token = ''
  let wrote: Wrote[] = []
  if (await findsSite(inquiry)) {
    if (isForeign(line)) await preflights(inquiry)
    await walk(inquiry, '')
    token = await tokenOf(inquiry, wish)
    if (token) await walk(inquiry, token)
    await judgeSessions(inquiry)
    if (token && wish.write) wrote = await writer(inquiry, token)()
    if (token && wish.documents)
      wrote = [...wrote, ...(await documentWriter(inquiry, token, wish.documents)())]
    if (token && wish.company) wrote = [...wrote, ...(await companyTester(inquiry, token, wish.company)())]
  }
  const findings = bySeverity(inquiry.findings.all())
  const notTried = notTriedOf(inquiry, token !== '')
  const { key, id } = inquiry.site
  const wanted = wish.screen ? screensNamed(wish.screen) : screens.filter((one) => isScreenOf(wish.for, one))
  const shown = new Set(wanted.map(({ name }) => name))
  return {
    base,
    site: { key, id },
    asked: token ? 'visitor and member' : 'visitor',
    calls: inquiry.calls(),
    screens: screenStates(findings, notTried, inquiry.missing).filter(({ name }) => shown.has(name)),
    findings,
    missing: [...inquiry.missing].map((endpoint) => ({ endpoint, without: leftAway(endpoint) ?? '' })),
    notTried,
    wrote,
    english: inquiry.english.result(),
  }
}
