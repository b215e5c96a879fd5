import { atom } from 'nanostores'
import { recordEvents, type TapeEntry } from './event-tape'
import { examine, type Finding } from './findings.store'
import { pageElements, type FoundElement } from './page-elements'

const longestTape = 200

type Reported = {
  body?: { blockedURL?: string; effectiveDirective?: string } | null
}

/** Reports violations of the content security policy, including earlier ones. */
function watchPolicy(tell: (finding: Finding) => void): () => void {
  const say = (what = '', directive = '') => tell({ key: 'csp', fault: true, values: { what, directive } })
  if (typeof ReportingObserver === 'undefined') {
    const listen = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) =>
      say(blockedURI, effectiveDirective)
    document.addEventListener('securitypolicyviolation', listen)
    return () => document.removeEventListener('securitypolicyviolation', listen)
  }
  const observer = new ReportingObserver(
    (reports: Reported[]) => {
      for (const { body } of reports) say(body?.blockedURL, body?.effectiveDirective)
    },
    { types: ['csp-violation'], buffered: true },
  )
  observer.observe()
  return () => observer.disconnect()
}

/** Collects findings and events while the doctor is open. */
export function openDoctorStore() {
  const $found = atom<Finding[] | undefined>(undefined)
  const $blocked = atom<Finding[]>([])
  const $elements = atom<FoundElement[]>([])
  const $tape = atom<TapeEntry[]>([])

  async function look() {
    $found.set(undefined)
    $elements.set(pageElements())
    $found.set(await examine())
  }
  const stopTape = recordEvents((event) => $tape.set([event, ...$tape.get()].slice(0, longestTape)))
  const stopPolicy = watchPolicy((finding) => {
    const same = ({ values }: Finding) => JSON.stringify(values) === JSON.stringify(finding.values)
    if (!$blocked.get().some(same)) $blocked.set([...$blocked.get(), finding])
  })
  void look()

  return {
    /** Undefined during the first check. */
    $found,
    /** Violations of the content security policy. */
    $blocked,
    $elements,
    /** Events since the doctor was opened, the latest first. */
    $tape,
    look,
    close() {
      stopTape()
      stopPolicy()
    },
  }
}
