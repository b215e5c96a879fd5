import { ownPolicy } from '../../src/core/host/own-policy'
import { safeUrl } from '../../src/core/address/safe-url'
import { linkAttributes, richAttributes, richTags } from '../../src/ui/rich-profile'

const tags = new Set(
  (
    'a abbr address article aside b bdi br button caption col colgroup dd del details div dl dt em fieldset figcaption ' +
    'figure footer form h1 h2 h3 h4 h5 h6 header hr i img input ins kbd label legend li main mark meter nav ol optgroup ' +
    'option output p picture progress s search section select slot small source span strong sub summary sup table tbody ' +
    'td template textarea tfoot th thead time tr u ul video ' +
    'svg path circle ellipse rect line polyline polygon g text tspan defs clipPath mask linearGradient radialGradient ' +
    'stop title use'
  ).split(' '),
)
const textTags = new Set(richTags)
const textAttributes = new Set([...richAttributes, ...linkAttributes])
const addresses = /^(href|src|poster)$/
const forbidden = /^(on|style$|srcdoc$|action$|formaction$|ping$|is$|xlink:|http-equiv$|srcset$)/

/**
 * Removes every attribute that a renderer does not write, and unsafe addresses.
 * @param text whether the element is part of rich text
 */
function cleanAttributes(element: Element, text: boolean) {
  for (const name of element.getAttributeNames()) {
    const value = element.getAttribute(name) ?? ''
    // A link opens in this tab or a new one, never in a named frame or window.
    const elsewhere = name === 'target' && (element.localName !== 'a' || value !== '_blank')
    if (elsewhere || forbidden.test(name) || (text && !textAttributes.has(name)))
      element.removeAttribute(name)
    else if (addresses.test(name)) {
      // References inside a rendering may only name its own parts.
      const own = element.namespaceURI !== 'http://www.w3.org/1999/xhtml'
      const kind = element.localName === 'a' ? 'link' : 'media'
      if (own ? !value.startsWith('#') : safeUrl(value, kind) === '') element.removeAttribute(name)
    }
  }
}

/**
 * Parses HTML from a view server into nodes, and keeps only what our renderer writes. Comments stay, because React needs them.
 */
export function viewNodes(html: string): DocumentFragment {
  const trusted = ownPolicy()?.createHTML(html) ?? html
  const page = new DOMParser().parseFromString(trusted as string, 'text/html')
  // In an inert document no handler can run, not even of an element that is removed.
  for (const element of page.body.querySelectorAll('*')) {
    const text = Boolean(element.parentElement?.closest('.rich-text'))
    const own = tags.has(element.localName) || element.localName.startsWith('trade-')
    if (text ? textTags.has(element.localName) : own) cleanAttributes(element, text)
    else element.remove()
  }
  const fragment = document.createDocumentFragment()
  fragment.append(...document.adoptNode(page.body).childNodes)
  return fragment
}
