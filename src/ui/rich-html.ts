import DOMPurify, { type Config } from 'dompurify'
import { ownPolicy } from '../core/host/own-policy'
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
/** Base of relative addresses in the current text. */
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

// Serialised HTML may parse to another tree (a link in a table in a link), so it is sanitised until it is stable.
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
 * Sanitises rich text from the server into nodes.
 * @param from base address of relative links and pictures
 */
export function cleanHtml(html: string, from: string): DocumentFragment {
  base = from
  return purifier.sanitize(settled(bounded(html)), { ...config, RETURN_DOM_FRAGMENT: true })
}
