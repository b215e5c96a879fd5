import DOMPurify, { type Config } from 'dompurify'
import type { TrustedTypePolicyOptions, TrustedTypesWindow } from 'trusted-types/lib'
import { safeUrl } from '../core/safe-url'

// Words, lists, tables and pictures: nothing that takes input, frames a page, or brings a style of its own. What
// is not named here is taken out; the words inside stay, those of scripts and styles do not.
const tags =
  'a abbr b blockquote br caption code col colgroup dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i ' +
  'img ins kbd li mark ol p pre q s small source span strong sub sup table tbody td tfoot th thead tr u ul video'
const attributes =
  'alt colspan controls dir height href lang loop muted poster rowspan scope src start title width'

/** Our one Trusted Types policy. Only the sanitiser is given it, so what passes through is never unchecked. */
function ownPolicy(): Config['TRUSTED_TYPES_POLICY'] {
  const { trustedTypes }: Window & Pick<TrustedTypesWindow, 'trustedTypes'> = window
  const pass = (text: string) => text
  const rules: TrustedTypePolicyOptions = { createHTML: pass, createScriptURL: pass }
  try {
    return trustedTypes?.createPolicy('tradefront', rules) ?? null
  } catch {
    return null // The page does not list our policy: rich text cannot be parsed there.
  }
}

const config = {
  ALLOWED_TAGS: tags.split(' '),
  ALLOWED_ATTR: attributes.split(' '),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  TRUSTED_TYPES_POLICY: ownPolicy(),
} satisfies Config

const purifier = DOMPurify(window)
/** What addresses of the text under work are relative to. */
let base = ''

function setOrRemove(element: Element, name: string, value: string) {
  if (value) element.setAttribute(name, value)
  else element.removeAttribute(name)
}

// Addresses are rewritten to what they parse to, so that no second reading of the text can differ from ours.
purifier.addHook('afterSanitizeAttributes', (element) => {
  for (const name of ['src', 'poster']) {
    const given = element.getAttribute(name)
    if (given !== null) setOrRemove(element, name, safeUrl(given, 'media', base))
  }
  // Nobody said what it shows: to a screen reader it is an ornament, not the address of a file.
  if (element.localName === 'img' && !element.hasAttribute('alt')) element.setAttribute('alt', '')
  const href = element.getAttribute('href')
  if (href === null) return
  const address = element.localName === 'a' ? safeUrl(href, 'link', base) : ''
  setOrRemove(element, 'href', address)
  if (!address) return
  element.setAttribute('rel', 'noopener noreferrer nofollow')
  if (new URL(address).origin !== location.origin) element.setAttribute('target', '_blank')
})

// More than any description needs: the rest of a text that is meant to hang the page is left out.
const longest = 200_000
const mostTags = 10_000

function bounded(html: string): string {
  let end = -1
  for (let tags = 0; tags <= mostTags; tags += 1) {
    end = html.indexOf('<', end + 1)
    if (end === -1) return html.slice(0, longest)
  }
  return html.slice(0, Math.min(end, longest))
}

// What is written down may be read as another tree (a link in a table in a link): cleaned until it stays the same.
function settled(html: string): string {
  let before = html
  for (let pass = 0; pass < 4; pass += 1) {
    const clean = purifier.sanitize(before, config)
    if (clean === before) break
    before = clean
  }
  return before
}

/**
 * Rich text of the server as nodes that may stand in a page.
 * @param from address that relative links and pictures in it are relative to
 */
export function cleanHtml(html: string, from: string): DocumentFragment {
  base = from
  return purifier.sanitize(settled(bounded(html)), { ...config, RETURN_DOM_FRAGMENT: true })
}
