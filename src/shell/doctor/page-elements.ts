import { scopeOf } from '../../core/host/scope'
import { setting, settingNames, type Origin, type Settings } from '../../core/host/settings'

/** An element of the kit on the page: whether its code is loaded, and its settings with their origins. */
export type FoundElement = {
  tag: string
  element: Element
  /** Id, or number among the elements of its tag: `#top`, `2`. */
  which: string
  defined: boolean
  settings: { name: keyof Settings; value: string; from: Origin }[]
}

function* ours(root: ParentNode): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    if (element.localName.startsWith('trade-')) yield element
    // Skips elements inside the kit's own elements, because the page did not write them.
    else if (element.shadowRoot) yield* ours(element.shadowRoot)
  }
}

/** Lists all elements of the kit on the page in document order, including those in foreign shadow roots. */
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

/** Elements that the kit inserts into the page automatically. */
const hidden = new Set(['trade-doctor', 'trade-notice-host', 'trade-login-dialog'])

/** Scopes of the elements on the page: one for each API and brand site. */
export const pageScopes = () => [
  ...new Set([...ours(document)].filter(({ localName }) => !hidden.has(localName)).map(scopeOf)),
]
