import { attributeName } from '../../src/core/host/attribute-name'
import { commonAttributes, type Attribute, type Description } from '../../elements/description'
import { states, typeText } from '../../elements/manifest'
import { events, type EventWords } from './events'
import { html, sentence, type Html } from './html'

type Cell = Html | string

/** Renders a table in a frame that scrolls horizontally if the table is wider than the page. */
export const table = (name: string, heads: string[], rows: Cell[][]) =>
  html`<div class="scrolls" tabindex="0" role="region" aria-label="${name}">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`

const code = (text: string) => html`<code>${text}</code>`
const none = '–'

const detailOf = (fields: EventWords['fields']) =>
  html`${fields.map(([name, type]) => html`<p><code>${name}</code>: ${type}</p>`)}`

/** Returns the default value of an attribute as HTML writes it. */
export function absentText(attribute: Attribute): string {
  if (attribute.type === 'boolean') return 'false'
  return attribute.default === undefined ? '' : String(attribute.default)
}

const shared = (name: string) => Number(Object.hasOwn(commonAttributes, name))

const ownFirst = (attributes: Description['attributes']) =>
  Object.entries(attributes).toSorted(([one], [other]) => shared(one) - shared(other))

const stateHeads = ['State', 'When it holds']
const stateRows = () =>
  Object.entries(states).map(([name, about]) => [code(`:state(${name})`), sentence(about)])

/** Returns the tables of an element's contract. Empty tables are left out. */
export function contractTables(description: Description): { name: string; body: Html }[] {
  const { attributes, properties = {}, slots = {}, parts = {}, cssProperties = {} } = description
  const eventList = Object.entries(description.events ?? {})
  const named = (record: Record<string, string>, show = (name: string) => name) =>
    Object.entries(record).map(([name, about]) => [code(show(name)), sentence(about)])
  const all: [string, string[], Cell[][]][] = [
    [
      'Attributes',
      ['Attribute', 'Type', 'Default', 'What it is for'],
      ownFirst(attributes).map(([name, attribute]) => [
        code(attributeName(name)),
        code(typeText(attribute)),
        absentText(attribute) ? code(absentText(attribute)) : none,
        sentence(attribute.about),
      ]),
    ],
    [
      'Properties',
      ['Property', 'What it is for'],
      [
        ...Object.entries(properties).map(([name, { about }]) => [code(name), sentence(about)]),
        [
          code('injectCss'),
          sentence('Text or a `CSSStyleSheet`, adopted after ours: for what no part reaches.'),
        ],
      ],
    ],
    [
      'Events',
      ['Event', 'detail', 'When'],
      eventList.map(([name, about]) => {
        const { fields = [], cancel } = events.find((event) => event.name === name) ?? {}
        return [
          code(name),
          detailOf(fields),
          html`${sentence(about)} ${cancel && html`<em>Cancelled:</em> ${sentence(cancel)}`}`,
        ]
      }),
    ],
    ['Slots', ['Slot', 'What stands there'], named(slots, (name) => name || '(default)')],
    ['Parts', ['Part', 'What it is'], named(parts, (name) => `::part(${name})`)],
    ['States', stateHeads, stateRows()],
    ['Custom properties', ['Property', 'What it is for'], named(cssProperties)],
  ]
  return all
    .filter(([, , rows]) => rows.length > 0)
    .map(([name, heads, rows]) => ({ name, body: table(name, heads, rows) }))
}

/** Renders one table with the states of every element. */
export const statesTable = () => table('States', stateHeads, stateRows())

/** Renders one table with all events of the kit. */
export const eventsTable = () =>
  table(
    'Events',
    ['Event', 'detail', 'When', 'Cancelled'],
    events.map(({ name, fields, about, cancel }) => [
      code(name),
      detailOf(fields),
      sentence(about),
      cancel ? sentence(cancel) : none,
    ]),
  )
