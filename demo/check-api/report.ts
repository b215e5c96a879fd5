import { endpointOf } from './inquiry'
import type { Result } from './check'
import type { Finding } from './finding'
import { groups } from './groups'
import { leftAway } from './left-away'
import { harmsAll, severityOf } from './screen-states'
import { screensThatAsk } from './screens'

const most = 6

const list = (names: string[]) =>
  names.length > most
    ? `${names.slice(0, most).join(', ')} and ${names.length - most} more`
    : names.join(', ')

const lineOf = (name: string) => {
  const { method, path } = endpointOf(name)
  return `${method} ${path}`
}

function findingText(finding: Finding, at: number): string {
  const { kind, endpoints, path, expected, found, count } = finding
  const [first = ''] = endpoints
  const more = endpoints.length > 1 ? ` and ${endpoints.length - 1} more endpoints` : ''
  const times = count > 1 ? ` (${count} times)` : ''
  const asking = screensThatAsk(first)
  const harmed = harmsAll(finding) ? 'all screens' : list(asking) || 'no screen of this version'
  const effect = {
    breaks: `breaks: ${harmed}`,
    part: `leaves away ${leftAway(first)}: ${harmed}`,
    understood: 'is understood; 10 and 20 are agreed',
  }
  return [
    `${String(at + 1).padStart(3)}. ${kind.padEnd(8)} ${lineOf(first)}${more}`,
    `     ${path ? `${path}: ` : ''}expected ${expected}, found ${found}${times}`,
    `     ${effect[severityOf(finding)]}`,
  ].join('\n')
}

/** Returns the endpoints that were not tried, by reason. */
function untried({ notTried }: Result): string[] {
  const reasons = new Map<string, string[]>()
  for (const { endpoint, because } of notTried)
    reasons.set(because, [...(reasons.get(because) ?? []), endpoint])
  return [...reasons].map(([because, names]) => `  ${because}: ${names.join(', ')}`)
}

/** Formats the result as text for a terminal. */
export function report(result: Result): string {
  const { base, site, asked, calls, screens, findings, missing, wrote, english } = result
  const named = (state: string) =>
    groups.flatMap((group) => {
      const found = screens.filter((screen) => screen.state === state && screen.group === group)
      const titles = [...new Set(found.map(({ title }) => title))]
      return titles.length > 0 ? [`  ${group}: ${titles.join(', ')}`] : []
    })
  const group = (name: string, state: string) => {
    const count = new Set(screens.filter((screen) => screen.state === state).map(({ title }) => title)).size
    return count > 0 ? [`${name} (${count})`, ...named(state), ''] : []
  }
  const left = untried(result)
  const parts = missing.flatMap(({ endpoint, without }) => (without ? [`  ${without}: ${endpoint}`] : []))
  return [
    `${base}, site ${site.key}${site.id && ` (id ${site.id})`}, asked as ${asked}, ${calls} calls`,
    '',
    ...group('Screens that will work', 'works'),
    ...group('Screens that will work without a part', 'partly'),
    ...group('Screens that will suffer', 'suffers'),
    ...group('Screens that are not there', 'missing'),
    ...group('Screens of which not all could be tried', 'untried'),
    ...(findings.length ? [`Findings (${findings.length})`, ...findings.map(findingText), ''] : []),
    ...(wrote.length ? ['Written', ...wrote.map(wroteText), ''] : []),
    ...inEnglish(english),
    ...(parts.length ? ['Left away', ...parts, ''] : []),
    ...(left.length ? ['Not tried', ...left, ''] : []),
    findings.length ? `${findings.length} findings.` : 'No findings.',
  ].join('\n')
}

/** Lists the texts that English readers see in Chinese. */
function inEnglish({ texts, missing }: Result['english']): string[] {
  if (missing.length === 0) return []
  const count = missing.reduce((sum, one) => sum + one.count, 0)
  return [
    `Not in English (${count} of ${texts} texts)`,
    ...missing.map(
      (one) =>
        `  ${lineOf(one.endpoint)} ${one.path}: ${one.found.slice(0, 40)}${one.count > 1 ? ` (${one.count} times)` : ''}`,
    ),
    '',
  ]
}

const wroteText = ({ what, takenBack, left }: Result['wrote'][number]) =>
  `  ${what}: ${takenBack ? 'taken back' : 'NOT taken back'}${left && `; left behind: ${left}`}`
