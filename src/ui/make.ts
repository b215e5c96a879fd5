type Given = Record<string, string | ((event: Event) => void)>
type Inside = (Node | string)[]

function furnished<Made extends Element>(element: Made, given: Given, inside: Inside): Made {
  for (const [name, value] of Object.entries(given))
    if (typeof value === 'string') element.setAttribute(name, value)
    else element.addEventListener(name, value)
  element.append(...inside)
  return element
}

/**
 * An element with all that is in it. Made by hand, because markup may be parsed only where a page's policy allows it.
 * @param given attributes by their name, and what listens to an event by the event's
 */
export const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  given: Given = {},
  ...inside: Inside
): HTMLElementTagNameMap[Tag] => furnished(document.createElement(tag), given, inside)

/** The same inside a drawing, and the drawing itself. */
export const makeSvg = <Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  given: Given = {},
  ...inside: Inside
): SVGElementTagNameMap[Tag] =>
  furnished(document.createElementNS('http://www.w3.org/2000/svg', tag), given, inside)
