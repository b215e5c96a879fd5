import { ownPolicy } from '../src/core/own-policy'
import { safeUrl } from '../src/core/safe-url'
import { linkAttributes, richAttributes, richTags } from '../src/ui/rich-profile'

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
 * Attributes that a renderer writes, with addresses that may stand in a page; everything else is taken out.
 * @param text whether it is part of rich text
 */
function cleanAttributes(element: Element, text: boolean) {
  for (const name of element.getAttributeNames()) {
    const value = element.getAttribute(name) ?? ''
    // A link opens in this tab or in one of its own: never in a frame or a window that somebody named.
    const elsewhere = name === 'target' && (element.localName !== 'a' || value !== '_blank')
    if (elsewhere || forbidden.test(name) || (text && !textAttributes.has(name)))
      element.removeAttribute(name)
    else if (addresses.test(name)) {
      // Within a drawing only its own parts are named.
      const own = element.namespaceURI !== 'http://www.w3.org/1999/xhtml'
      const kind = element.localName === 'a' ? 'link' : 'media'
      if (own ? !value.startsWith('#') : safeUrl(value, kind) === '') element.removeAttribute(name)
    }
  }
}

/**
 * HTML that a server says it drew, as nodes: only what a renderer of ours can have drawn stays, whoever wrote it.
 * Comments stay, too, because React reads them.
 */
export function viewNodes(html: string): DocumentFragment {
  const trusted = ownPolicy()?.createHTML(html) ?? html
  const page = new DOMParser().parseFromString(trusted as string, 'text/html')
  // While its document shows nothing: there no handler can run, not even one of an element that goes.
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
