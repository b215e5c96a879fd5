import type { Finding } from './finding'
import { callsOf, leftAway } from './left-away'
import { groupOfScreen, screens, type Screen } from './screens'

/**
 * works: all reads are valid · partly: something optional has a finding or is missing · suffers: something required
 * has a finding · missing: the back end lacks something required · untried: some reads could not be
 * tried, and there are no known errors
 */
type State = 'works' | 'partly' | 'suffers' | 'missing' | 'untried'
export type ScreenState = {
  name: string
  title: string
  group: ReturnType<typeof groupOfScreen>
  state: State
  /** Endpoints with findings, missing endpoints, or endpoints that were not tried. */
  because: string[]
}

/** Returns whether a finding affects every screen: CORS fails, or the brand site is unknown. */
export const harmsAll = ({ kind, endpoint }: Finding) => kind === 'cors' || endpoint === 'findSite'

/** breaks: screens with this call do not work · part: screens omit a part · understood: no effect on screens. */
export function severityOf(finding: Finding): 'breaks' | 'part' | 'understood' {
  if (finding.kind === 'flag') return 'understood'
  return harmsAll(finding) || leftAway(finding.endpoint) === undefined ? 'breaks' : 'part'
}

const ranks = ['breaks', 'part', 'understood']
const rankOf = (finding: Finding) => ranks.indexOf(severityOf(finding))
/** Sorts findings: breaking ones first, and missing endpoints last among equals. */
export const bySeverity = (findings: Finding[]) =>
  findings.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) || Number(one.found === 'HTTP 404') - Number(other.found === 'HTTP 404'),
  )

/** Returns the state of every screen. */
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
