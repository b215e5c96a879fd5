import type { Finding } from './finding'
import { screens } from './screens'

/**
 * works: all that it reads was answered as agreed · suffers: something that it asks has a finding · untried: some of
 * what it reads could not be asked, and is not known to be wrong
 */
export type ScreenState = {
  name: string
  title: string
  state: 'works' | 'suffers' | 'untried'
  /** Endpoints with findings, or those that were not tried. */
  because: string[]
}

/** Whether a finding troubles every screen: no page of another origin may ask, or the brand site is unknown. */
export const harmsAll = ({ kind, endpoint }: Finding) => kind === 'cors' || endpoint === 'findSite'

/** What becomes of every screen. */
export function screenStates(findings: Finding[], notTried: { endpoint: string }[]): ScreenState[] {
  const all = findings.filter(harmsAll).map(({ kind, endpoint }) => (kind === 'cors' ? 'CORS' : endpoint))
  const faulty = new Set(
    findings.filter((finding) => !harmsAll(finding)).flatMap(({ endpoints }) => endpoints),
  )
  const left = new Set(notTried.map(({ endpoint }) => endpoint))
  return screens.map(({ name, title, reads, writes }) => {
    const wrong = [...new Set(all), ...[...reads, ...writes].filter((call) => faulty.has(call))]
    if (wrong.length) return { name, title, state: 'suffers', because: wrong }
    const open = reads.filter((call) => left.has(call))
    return { name, title, state: open.length ? 'untried' : 'works', because: open }
  })
}
