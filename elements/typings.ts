import { attributeName } from '../src/core/host/attribute-name'
import type { Description } from './description'
import { className, descriptions, tagEvents, typeText } from './manifest'
import { handlerName } from './react-component'

const interfaceOf = ({ tag, attributes, properties = {} }: Description) => {
  const fields = [
    ...Object.entries(attributes).map(
      ([name, attribute]) => `  /** ${attribute.about} */\n  ${name}?: ${typeText(attribute)}`,
    ),
    ...Object.entries(properties).map(([name, { about }]) => `  /** ${about} */\n  ${name}?: unknown`),
  ]
  return `export interface ${className(tag)}Props {\n${fields.join('\n')}\n}`
}

const rows = (row: (description: Description) => string) => descriptions.map(row).join('\n')

/** Returns the typings of the tags for plain DOM, and the props for the typings of frameworks. */
export const elementTypings = () => `import type { TradeEvents } from './types/src/core/events.js'
export type { Tradefront } from './types/elements/tradefront.js'

${descriptions.map(interfaceOf).join('\n\n')}

declare global {
  interface HTMLElementTagNameMap {
${rows(({ tag }) => `    '${tag}': HTMLElement & ${className(tag)}Props & { injectCss?: CSSStyleSheet | string }`)}
  }
  interface DocumentEventMap extends TradeEventMap {}
  interface HTMLElementEventMap extends TradeEventMap {}
}

type TradeEventMap = { [Type in keyof TradeEvents]: CustomEvent<TradeEvents[Type]> }
`

/** Returns the typings of one element's file, `tradefront/elements/trade-cart`, whose import does not define the element. */
export const elementFileTypings =
  () => `/** Registers the element, and those that it draws; again is harmless. */
declare const element: { define: () => void; description: { tag: \`trade-\${string}\` } }
export default element
export declare const description: { tag: \`trade-\${string}\` }
`

const handlersOf = (events: Description['events'] = {}, nameOf = handlerName) =>
  Object.keys(events).map(
    (event) => `${nameOf(event)}?: (event: CustomEvent<TradeEvents['${event}']>) => void`,
  )

/** Returns the React components of the elements with typings. Each uses a hook, so it also renders in the client. */
export const reactModule = () => `'use client'
import './npm/tradefront.js'
import { component } from './react-component.js'
${rows(
  ({ tag, attributes, properties = {}, events = {} }) =>
    `export const ${className(tag)} = /* @__PURE__ */ component(${JSON.stringify({
      tag,
      attributes: Object.keys(attributes),
      properties: ['injectCss', ...Object.keys(properties)],
      events: Object.keys(events),
    })})`,
)}
`

export const reactTypings = () => `import type { HTMLAttributes, ReactElement, Ref } from 'react'
import type * as props from './elements.js'
import type { TradeEvents } from './types/src/core/events.js'

type Shared = Omit<HTMLAttributes<HTMLElement>, 'title'> & {
  ref?: Ref<HTMLElement | null>
  injectCss?: CSSStyleSheet | string
  load?: 'eager' | 'visible' | 'intent'
}
${rows((description) => {
  const { tag, summary, events } = description
  const handlers = handlersOf(events)
  const own = handlers.length ? ` & { ${handlers.join('; ')} }` : ''
  return `/** ${summary} */
export declare const ${className(tag)}: (props: props.${className(tag)}Props & Shared${own}) => ReactElement`
})}
`

const attributeTypes = ({ attributes }: Description, typeOf = typeText) =>
  Object.entries(attributes).map(([name, attribute]) => `'${attributeName(name)}'?: ${typeOf(attribute)}`)

/** Returns the typings of the tags in JSX of React 19, with attributes as in HTML. */
export const jsxTypings = () => `import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type Tag<Attributes> = DetailedHTMLProps<Omit<HTMLAttributes<HTMLElement>, keyof Attributes>, HTMLElement> & Attributes & { load?: 'eager' | 'visible' | 'intent' }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${rows((description) => `      '${description.tag}': Tag<{ ${attributeTypes(description).join('; ')} }>`)}
    }
  }
}
`

/**
 * Returns the typings of the tags in templates of Vue 3, with handlers of the events that a tag receives:
 * `@trade-navigate` is checked as `onTradeNavigate`.
 */
export const vueTypings = () => `import type * as props from './elements.js'
import type { TradeEvents } from './types/src/core/events.js'

type Shared = { injectCss?: CSSStyleSheet | string; load?: 'eager' | 'visible' | 'intent' }

declare module 'vue' {
  interface GlobalComponents {
${rows((description) => `    '${description.tag}': new () => { $props: props.${className(description.tag)}Props & { ${handlersOf(tagEvents(description)).join('; ')} } & Shared }`)}
  }
}
`

/** Types of attributes as text in markup. */
const writtenAs: Partial<Record<string, string>> = {
  number: '`${number}`',
  boolean: "''",
}

const writtenType: typeof typeText = (attribute) =>
  [typeText(attribute), writtenAs[attribute.type]].filter(Boolean).join(' | ')

const svelteFields = (description: Description) => [
  ...attributeTypes(description, writtenType),
  ...handlersOf(tagEvents(description), (event) => `'on${event}'`),
]

/**
 * Returns the typings of the tags in templates of Svelte 5: attributes as in HTML, objects as properties, and event
 * handlers.
 */
export const svelteTypings = () => `import type { HTMLAttributes } from 'svelte/elements'
import type * as props from './elements.js'
import type { TradeEvents } from './types/src/core/events.js'

type Shared = { injectCss?: CSSStyleSheet | string; load?: 'eager' | 'visible' | 'intent' }
type Tag<Props, Written> = Omit<HTMLAttributes<HTMLElement>, keyof Props | keyof Written> & Omit<Props, keyof Written> & Written & Shared

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${rows((description) => `    '${description.tag}': Tag<props.${className(description.tag)}Props, { ${svelteFields(description).join('; ')} }>`)}
  }
}
`
