import type { Endpoint } from '../../src/core/api/endpoint'
import { html, sentence } from './html'
import type { DocsPage } from './page-frame'
import { table } from './tables'

const contracts = import.meta.glob<Record<string, unknown>>('../../src/*/*/*.contract.ts', { eager: true })

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'shapes' in value

/** Calls by folder of src. A folder may have several contracts. */
const rooms = new Map<string, [string, Endpoint][]>()
for (const [file, exported] of Object.entries(contracts)) {
  const room = file.split('/').slice(3, 5).join(' · ').replaceAll('-', ' ')
  const calls = Object.entries(exported).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
  rooms.set(room, [...(rooms.get(room) ?? []), ...calls])
}

const notes = ({ permission, once }: Endpoint) =>
  [permission !== 'anyone' && `for: ${permission}`, once && 'once: carries an idempotency key']
    .filter(Boolean)
    .join('; ')

export const callsPage = (): DocsPage => ({
  path: 'calls.html',
  title: 'Calls of the API',
  description: 'Every call that the kit may make, by room.',
  body: html`<div class="calls">
    <header class="lead">
      <h1>Calls of the API</h1>
      <p class="lead-text">
        Every call that the kit may make. Paths stand below the base address of the API. Shapes of query, body
        and answer:
        <a href="/api/docs">the API’s own page</a>, <code>/api/openapi.json</code>, or in code
        <code>endpoints</code> of <code>tradefront/contracts</code> under the name in the first column.
      </p>
    </header>
    ${[...rooms].map(
      ([name, calls]) =>
        html`<h2>${name}</h2>
          ${table(
            name,
            ['Name', 'Call', 'What it is'],
            calls.map(([key, endpoint]) => [
              html`<code>${key}</code>`,
              html`<code>${endpoint.method} ${endpoint.path}</code>`,
              html`${sentence(endpoint.about)}${notes(endpoint) && html` <em>${notes(endpoint)}</em>`}`,
            ]),
          )}`,
    )}
  </div>`,
})
