import type { Finding } from './finding'
import { callsOf, leftAway } from './left-away'
import { groupOfScreen, screens, type Screen } from './screens'

/**
 * works: all that it reads was answered as agreed · partly: what it can do without has a finding or is not there ·
 * suffers: something that it needs has a finding · missing: the back end does not have what it needs · untried: some of
 * what it reads could not be asked, and is not known to be wrong
 */
type State = 'works' | 'partly' | 'suffers' | 'missing' | 'untried'
export type ScreenState = {
  name: string
  title: string
  group: ReturnType<typeof groupOfScreen>
  state: State
  /** Endpoints with findings, or those that are missing or were not tried. */
  because: string[]
}

/** Whether a finding troubles every screen: no page of another origin may ask, or the brand site is unknown. */
export const harmsAll = ({ kind, endpoint }: Finding) => kind === 'cors' || endpoint === 'findSite'

/** breaks: a screen that asks for it does not work · part: screens leave a part away · understood: nothing is lost. */
export function severityOf(finding: Finding): 'breaks' | 'part' | 'understood' {
  if (finding.kind === 'flag') return 'understood'
  return harmsAll(finding) || leftAway(finding.endpoint) === undefined ? 'breaks' : 'part'
}

const ranks = ['breaks', 'part', 'understood']
const rankOf = (finding: Finding) => ranks.indexOf(severityOf(finding))
/** Mistakes that break something first; what is only not there last among them. */
export const bySeverity = (findings: Finding[]) =>
  findings.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) || Number(one.found === 'HTTP 404') - Number(other.found === 'HTTP 404'),
  )

/** What becomes of every screen. */
export function screenStates(
  findings: Finding[],
  notTried: { endpoint: string }[],
  missing: ReadonlySet<string>,
): ScreenState[] {
  const all = findings.filter(harmsAll).map(({ kind, endpoint }) => (kind === 'cors' ? 'CORS' : endpoint))
  const faulty = new Set(
    findings
      .filter((finding) => !harmsAll(finding) && severityOf(finding) !== 'understood')
      .flatMap(({ endpoints }) => endpoints),
  )
  const left = new Set(notTried.map(({ endpoint }) => endpoint))

  function stateOf(screen: Screen): Pick<ScreenState, 'state' | 'because'> {
    const { needed } = callsOf(screen)
    const calls = [...screen.reads, ...screen.writes]
    const wrong = [...new Set(all), ...needed.filter((call) => faulty.has(call))]
    if (wrong.length > 0) return { state: 'suffers', because: wrong }
    const lacking = needed.filter((call) => missing.has(call))
    if (lacking.length > 0) return { state: 'missing', because: lacking }
    const untried = screen.reads.filter((call) => left.has(call))
    if (untried.length > 0) return { state: 'untried', because: untried }
    const parts = calls.filter((call) => faulty.has(call) || missing.has(call))
    return { state: parts.length > 0 ? 'partly' : 'works', because: parts }
  }
  return screens.map((screen) => ({
    name: screen.name,
    title: screen.title,
    group: groupOfScreen(screen),
    ...stateOf(screen),
  }))
}
