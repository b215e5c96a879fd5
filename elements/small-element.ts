import '../src/site/paths'
import type { SmallPart } from '../src/ui/small'
import { attributeName } from '../src/core/attribute-name'
import { tell } from '../src/core/tell'
import { readAttribute, type Description } from './description'
import type { TradeElement } from './element'
import { version } from './version'
import './notice-host'

/**
 * Makes a small part an element: its described attributes become properties, read as HTML means them.
 * @param part the Lit class; what it declares as properties must be described
 */
export function small(description: Description, part: typeof SmallPart): TradeElement {
  return {
    description,
    define() {
      if (!customElements.get(description.tag))
        customElements.define(description.tag, smallClass(description, part))
    },
  }
}

function smallClass(description: Description, part: typeof SmallPart) {
  const attributes = Object.keys(description.attributes)
  const properties = Object.keys(description.properties ?? {})
  return class extends part {
    static override properties = Object.fromEntries([
      ...attributes.map((name) => [
        name,
        {
          attribute: attributeName(name),
          converter: (given: string | null) => readAttribute(description, name, given),
        },
      ]),
      ...properties.map((name) => [name, { attribute: false }]),
      ['injectCss', { attribute: false, noAccessor: true }],
    ])

    constructor() {
      super()
      for (const name of attributes) Reflect.set(this, name, readAttribute(description, name, null))
    }

    /** Keeps what cannot be drawn, such as a property that is no product, from harming the page. */
    protected override render(): unknown {
      try {
        return super.render()
      } catch (error) {
        console.error(`tradefront: <${description.tag}> failed`, error)
        tell('trade-error', { element: description.tag, code: 'render', version }, this)
        return this.broken()
      }
    }
  }
}
