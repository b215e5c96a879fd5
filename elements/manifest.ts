import { attributeName } from '../src/core/host/attribute-name'
import type { TradeEvents } from '../src/core/events'
import type { ElementState } from '../src/ui/element-state'
import { keptData } from './runtime/kept-data'
import type { Attribute, Description } from './description'
import type { TradeElement } from './runtime/element'

const modules = import.meta.glob<{ default: TradeElement }>('./trade-*.ts', { eager: true })

/** Adds the parts of an element to the documentation of its `hide` attribute. */
function withHideWords(description: Description): Description {
  const { hide, ...attributes } = description.attributes
  const own: readonly string[] = hide?.about.match(/`[\w-]+`/g) ?? []
  const parts = Object.keys(description.parts ?? {}).map((part) => `\`${part}\``)
  if (!hide || parts.every((part) => own.includes(part))) return description
  const about = `${hide.about} Parts: ${parts.filter((part) => !own.includes(part)).join(', ')}.`
  return { ...description, attributes: { ...attributes, hide: { ...hide, about } } }
}

/** Descriptions of all elements, by tag. */
export const descriptions: Description[] = Object.values(modules)
  .map(({ default: { description } }) => withHideWords(description))
  .sort((a, b) => a.tag.localeCompare(b.tag))

/**
 * Events that are dispatched on the document only, because they concern the whole page. A listener on a tag does not
 * receive them. Only the React components have handlers for them, by a listener on the document.
 */
export const documentEvents: ReadonlySet<string> = new Set<keyof TradeEvents>([
  'trade-cart-change',
  'trade-session-change',
  'trade-order-place',
])

/** Returns the events that a listener on the element's tag receives. */
export const tagEvents = ({ events = {} }: Description) =>
  Object.fromEntries(Object.entries(events).filter(([event]) => !documentEvents.has(event)))

export const typeText = (attribute: Attribute) =>
  attribute.type === 'choice' ? attribute.of.map((choice) => `'${choice}'`).join(' | ') : attribute.type

const defaultText = (attribute: Attribute) => ('default' in attribute ? attribute.default : undefined)

export const className = (tag: string) =>
  tag.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

const brand = { '--trade-brand': 'The colour of the brand; all brand colours follow it.' }

/** Custom states, as in `trade-cart:state(dark)` of a page's style sheet. */
export const states: Record<ElementState | 'dark', string> = {
  loading:
    'While it, or a part of it, waits for what it shows first, and keeps its place; not while what is shown is loaded anew.',
  empty: 'While it says that there is nothing to show: its list, or the panel that is open in it, is empty.',
  failed:
    'While it, or a part of it, could not be loaded or drawn, and says so; not where what was there before still stands.',
  denied: 'While it keeps what it shows from this visitor or member, and says so; `trade-if` says nothing.',
  dark: 'While the dark theme is in force, whatever led to it.',
}

const injectCss = {
  about: 'A sheet, or the text of one, that is adopted after the element’s own.',
  type: 'CSSStyleSheet | string | undefined',
}

const eventTypes = { name: 'TradeEvents', module: 'types/src/core/events.js' }
const eventType = (event: string) => ({
  text: `CustomEvent<TradeEvents['${event}']>`,
  references: [eventTypes],
})

export const named = (record: Partial<Record<string, string>> = {}) =>
  Object.entries(record).map(([name, description = '']) => ({ name, description }))

const factsOf = (attribute: Attribute) => ({
  type: { text: typeText(attribute) },
  default: defaultText(attribute) === undefined ? undefined : JSON.stringify(defaultText(attribute)),
  description: attribute.about,
})

/** Returns the properties of an element: those of attributes, and those that only scripts can set. */
const membersOf = ({ attributes, properties }: Description) => [
  ...Object.entries(attributes).map(([name, attribute]) => ({
    kind: 'field',
    name,
    attribute: attributeName(name),
    ...factsOf(attribute),
  })),
  ...Object.entries({ ...properties, injectCss }).map(([name, { about, ...of }]) => ({
    kind: 'field',
    name,
    ...('type' in of && { type: { text: of.type } }),
    description: about,
  })),
]

/**
 * Returns `custom-elements.json`, schema 2.1.0, for editors, catalogues and documentation tools. `x-kept` is specific
 * to this kit: the data stored in the browser, by key.
 */
export function customElementsManifest() {
  return {
    schemaVersion: '2.1.0',
    readme: '',
    'x-kept': keptData,
    modules: descriptions.map((description) => ({
      kind: 'javascript-module',
      path: `elements/${description.tag}.js`,
      declarations: [
        {
          kind: 'class',
          customElement: true,
          name: className(description.tag),
          tagName: description.tag,
          description: description.summary,
          superclass: { name: 'HTMLElement' },
          attributes: Object.entries(description.attributes).map(([name, attribute]) => ({
            name: attributeName(name),
            fieldName: name,
            ...factsOf(attribute),
          })),
          members: membersOf(description),
          events: named(tagEvents(description)).map((event) => ({ ...event, type: eventType(event.name) })),
          slots: named(description.slots),
          cssParts: named(description.parts),
          cssProperties: named({ ...brand, ...description.cssProperties }),
          cssStates: named(states),
        },
      ],
      exports: [
        {
          kind: 'custom-element-definition',
          name: description.tag,
          declaration: { name: className(description.tag), module: `elements/${description.tag}.js` },
        },
      ],
    })),
  }
}
