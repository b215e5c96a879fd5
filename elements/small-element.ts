import '../src/site/paths'
import type { Host } from '../src/core/host'
import type { SmallPart } from '../src/ui/small'
import { attributeName } from '../src/core/attribute-name'
import { tell } from '../src/core/tell'
import { readAttribute, type Description } from './description'
import type { TradeElement } from './element'
import { version } from './version'
import './toast-host'

/**
 * Makes a small part an element: its described attributes become properties, read as HTML means them.
 * @param part what it declares as properties must be described
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
  const properties = [...attributes, ...Object.keys(description.properties ?? {})]
  const byAttribute = new Map(attributes.map((name) => [attributeName(name), name]))
  return class Small extends part {
    static readonly observedAttributes = [...byAttribute.keys()]
    #values = new Map(attributes.map((name) => [name, readAttribute(description, name, null)]))
    /** What the page has set before this was an element of ours. */
    #early: Record<string, unknown> = {}

    static {
      for (const name of properties)
        Object.defineProperty(this.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: Small) {
            return this.#values.get(name)
          },
          set(this: Small, value: unknown) {
            if (this.#values.get(name) === value) return
            this.#values.set(name, value)
            this.requestUpdate()
          },
        })
    }

    constructor() {
      super()
      for (const name of [...properties, 'injectCss']) {
        if (!Object.hasOwn(this, name)) continue
        this.#early[name] = Reflect.get(this, name)
        Reflect.deleteProperty(this, name)
      }
    }

    override connectedCallback() {
      // Goes before attributes, which are read between the two.
      Object.assign(this, this.#early)
      this.#early = {}
      super.connectedCallback()
    }

    attributeChangedCallback(attribute: string, _: string | null, given: string | null) {
      const name = byAttribute.get(attribute)
      if (name) Reflect.set(this, name, readAttribute(description, name, given))
    }

    /** Keeps what cannot be drawn, such as a property that is no product, from harming the page. */
    protected override update(host: Host) {
      try {
        super.update(host)
      } catch (error) {
        console.error(`tradefront: <${description.tag}> failed`, error)
        tell('trade-error', { element: description.tag, code: 'render', version }, this)
        this.show(this.broken())
      }
    }
  }
}
