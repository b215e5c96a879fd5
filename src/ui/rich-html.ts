import DOMPurify, { type Config } from 'dompurify'
import { ownPolicy } from '../core/own-policy'
import { bounded, ownAttributes, richAttributes, richTags, wordlessTags } from './rich-profile'

const config = {
  ALLOWED_TAGS: richTags,
  ALLOWED_ATTR: richAttributes,
  FORBID_CONTENTS: wordlessTags,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  TRUSTED_TYPES_POLICY: ownPolicy(),
} satisfies Config

const purifier = DOMPurify(window)
/** What addresses of the text under work are relative to. */
let base = ''

purifier.addHook('afterSanitizeAttributes', (element) => {
  const given = (name: string) => element.getAttribute(name)
  for (const [name, value] of Object.entries(
    ownAttributes(element.localName, given, base, location.origin),
  )) {
    if (value === undefined) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }
})

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
