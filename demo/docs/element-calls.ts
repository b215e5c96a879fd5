import { endpoints } from '../../elements/endpoints-by-name'
import { callsOf, type Calls } from '../check-api/left-away'
import { screens } from '../check-api/screens'
import { html, type Html } from './html'
import { table } from './tables'

/** Returns the calls of an element and of everything that it shows. */
function elementCalls(tag: string): Calls {
  const shown = screens.filter(({ tags }) => tags.includes(tag))
  return callsOf({
    reads: [...new Set(shown.flatMap(({ reads }) => reads))],
    writes: [...new Set(shown.flatMap(({ writes }) => writes))],
  })
}

const line = (call: string) => {
  const { method = '', path = '' } = endpoints[call] ?? {}
  return `${method} ${path}`
}

/** Renders a table of an element's calls, required ones first. Undefined if it makes no calls. */
export function elementCallsTable(tag: string): Html | undefined {
  const { needed, optional } = elementCalls(tag)
  if (needed.length + optional.length === 0) return undefined
  return table(
    'Calls',
    ['Call', 'Address', 'Without it'],
    [
      ...needed.map((call) => [
        html`<code>${call}</code>`,
        html`<code>${line(call)}</code>`,
        'it does not work',
      ]),
      ...optional.map(({ call, without }) => [
        html`<code>${call}</code>`,
        html`<code>${line(call)}</code>`,
        `left away: ${without}`,
      ]),
    ],
  )
}

const codes = (calls: string[]) =>
  html`${calls.map((call, at) => html`${at > 0 && ', '}<code>${call}</code>`)}`

/** Renders a table of the calls that catalogue and cart elements require. */
export const allElementCalls = (tags: string[]) =>
  table(
    'Calls of elements',
    ['Element', 'Cannot do without', 'Leaves a part away without'],
    tags.flatMap((tag) => {
      const { needed, optional } = elementCalls(tag)
      if (needed.length + optional.length === 0) return []
      return [[html`<code>${tag}</code>`, codes(needed), codes(optional.map(({ call }) => call))]]
    }),
  )
