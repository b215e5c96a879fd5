import '../../src/site/paths'
import type { Host } from '../../src/core/host/host'
import type { SmallPart } from '../../src/ui/small'
import { attributeName } from '../../src/core/host/attribute-name'
import { tell } from '../../src/core/host/tell'
import { readAttribute, type Description } from '../description'
import type { TradeElement } from './element'
import { version } from '../version'
import './toast-host'

/**
 * Turns a small component into an element: described attributes become properties, parsed as in HTML.
 * @param part its declared properties must be described
 */
export function small(description: Description, part: typeof SmallPart): TradeElement {
  return {
    description,
    part,
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
    /** Properties that the page set before the element was defined. */
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
      // Before attributes, which are read between the two.
      Object.assign(this, this.#early)
      this.#early = {}
      super.connectedCallback()
    }

    attributeChangedCallback(attribute: string, _: string | null, given: string | null) {
      const name = byAttribute.get(attribute)
      if (name) Reflect.set(this, name, readAttribute(description, name, given))
    }

    /** Prevents a value that cannot be rendered from breaking the page. */
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
