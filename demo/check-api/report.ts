import { endpointOf } from './inquiry'
import type { Result } from './check'
import type { Finding } from './finding'
import { harmsAll } from './screen-states'
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
  const harmed = harmsAll(finding) ? 'all screens' : list(screensThatAsk(first))
  return [
    `${String(at + 1).padStart(3)}. ${kind.padEnd(8)} ${lineOf(first)}${more}`,
    `     ${path ? `${path}: ` : ''}expected ${expected}, found ${found}${times}`,
    `     harms: ${harmed || 'no screen of this version'}`,
  ].join('\n')
}

/** Endpoints that were not tried, by the reason. */
function untried({ notTried }: Result): string[] {
  const reasons = new Map<string, string[]>()
  for (const { endpoint, because } of notTried)
    reasons.set(because, [...(reasons.get(because) ?? []), endpoint])
  return [...reasons].map(([because, names]) => `  ${because}: ${names.join(', ')}`)
}

/** The result as text for a terminal. */
export function report(result: Result): string {
  const { base, site, asked, calls, screens, findings, wrote, english } = result
  const titles = (state: string) => [
    ...new Set(screens.filter((screen) => screen.state === state).map(({ title }) => title)),
  ]
  const group = (name: string, state: string) => {
    const found = titles(state)
    return found.length ? [`${name} (${found.length})`, `  ${found.join(', ')}`, ''] : []
  }
  const left = untried(result)
  return [
    `${base}, site ${site.key}${site.id && ` (id ${site.id})`}, asked as ${asked}, ${calls} calls`,
    '',
    ...group('Screens that will work', 'works'),
    ...group('Screens that will suffer', 'suffers'),
    ...group('Screens of which not all could be tried', 'untried'),
    ...(findings.length ? [`Findings (${findings.length})`, ...findings.map(findingText), ''] : []),
    ...(wrote.length ? ['Written', ...wrote.map(wroteText), ''] : []),
    ...inEnglish(english),
    ...(left.length ? ['Not tried', ...left, ''] : []),
    findings.length ? `${findings.length} findings.` : 'No findings.',
  ].join('\n')
}

/** Texts that readers of English see in Chinese. */
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
