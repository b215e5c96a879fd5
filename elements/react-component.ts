import {
  createElement,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ReactElement,
  type Ref,
} from 'react'
import { attributeName } from '../src/core/host/attribute-name'

/** Parts of an element's description that its React component uses. */
export type Wrapped = { tag: string; attributes: string[]; properties: string[]; events: string[] }

type Props = Record<string, unknown> & { ref?: Ref<HTMLElement | null> }

/** Returns the name of a handler: `trade-cart-change` becomes `onTradeCartChange`. */
export const handlerName = (event: string) =>
  `on${event.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}`

/** Subscribes to events that are dispatched on the document, such as cart changes. */
function usePageFacts(events: string[], props: Props) {
  useLayoutEffect(() => {
    const listeners = events.flatMap((event): [string, (fact: Event) => void][] => {
      const handler = props[handlerName(event)]
      if (typeof handler !== 'function') return []
      return [[event, (fact) => void (fact.target === document && handler(fact))]]
    })
    for (const [event, listener] of listeners) document.addEventListener(event, listener)
    return () => {
      for (const [event, listener] of listeners) document.removeEventListener(event, listener)
    }
  })
}

/**
 * Creates the React component of an element. The element's code loads after React renders it, so described attributes
 * are set as attributes and objects as properties, whether the tag is defined or not.
 */
export function component({ tag, attributes, properties, events }: Wrapped): (props: Props) => ReactElement {
  const names = new Map([
    ...attributes.map((name) => [name, attributeName(name)] as const),
    ...events.map((event) => [handlerName(event), `on${event}`] as const),
  ])
  return function Component({ ref, ...props }: Props) {
    const element = useRef<HTMLElement>(null)
    const given = Object.entries(props)
    useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [])
    useLayoutEffect(() => {
      const own = given.filter(([name]) => properties.includes(name))
      if (element.current) Object.assign(element.current, Object.fromEntries(own))
    })
    usePageFacts(events, props)
    const written = given.filter(([name]) => !properties.includes(name))
    return createElement(tag, {
      ...Object.fromEntries(written.map(([name, value]) => [names.get(name) ?? name, value])),
      ref: element,
    })
  }
}
