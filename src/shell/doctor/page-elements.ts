import { scopeOf } from '../../core/host/scope'
import { setting, settingNames, type Origin, type Settings } from '../../core/host/settings'

/** One of our elements on the page: whether its code is here, and which settings it goes by. */
export type FoundElement = {
  tag: string
  element: Element
  /** The id, or which one of its kind it is: `#top`, `2`. */
  which: string
  defined: boolean
  settings: { name: keyof Settings; value: string; from: Origin }[]
}

function* ours(root: ParentNode): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    if (element.localName.startsWith('trade-')) yield element
    // What our own elements are made of is not what the page wrote.
    else if (element.shadowRoot) yield* ours(element.shadowRoot)
  }
}

/** All elements of the kit that the page holds, in its order, also those in strangers' shadow roots. */
export function pageElements(root: ParentNode = document): FoundElement[] {
  const counts = new Map<string, number>()
  return [...ours(root)]
    .filter((element) => !hidden.has(element.localName))
    .map((element) => {
      const tag = element.localName
      const count = (counts.get(tag) ?? 0) + 1
      counts.set(tag, count)
      return {
        tag,
        element,
        which: element.id ? `#${element.id}` : String(count),
        defined: customElements.get(tag) !== undefined,
        settings: settingNames.map((name) => ({
          name,
          ...setting(name, element),
        })),
      }
    })
}

/** Elements that the kit puts on the page by itself. */
const hidden = new Set(['trade-doctor', 'trade-notice-host', 'trade-login-dialog'])

/** Scopes of the elements on the page: one for each API and brand site. */
export const pageScopes = () => [
  ...new Set([...ours(document)].filter(({ localName }) => !hidden.has(localName)).map(scopeOf)),
]
