type Given = Record<string, string | ((event: Event) => void)>
type Inside = (Node | string)[]

/** Creates the nodes. A server, which has no document, sets its own. */
export const maker: { document: Pick<Document, 'createElement' | 'createElementNS'> } = {
  document: globalThis.document,
}

function furnished<Made extends Element>(element: Made, given: Given, inside: Inside): Made {
  for (const [name, value] of Object.entries(given))
    if (typeof value === 'string') element.setAttribute(name, value)
    else element.addEventListener(name, value)
  element.append(...inside)
  return element
}

/**
 * Creates an element with children. Without parsing, because a page's policy may forbid parsing HTML.
 * @param given attributes by name and listeners by event
 */
export const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  given: Given = {},
  ...inside: Inside
): HTMLElementTagNameMap[Tag] => furnished(maker.document.createElement(tag), given, inside)

/** Same for SVG. */
export const makeSvg = <Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  given: Given = {},
  ...inside: Inside
): SVGElementTagNameMap[Tag] =>
  furnished(maker.document.createElementNS('http://www.w3.org/2000/svg', tag), given, inside)
