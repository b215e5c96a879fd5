import { parseFragment, serialize } from 'parse5'
import sanitizeHtml from 'sanitize-html'
import { schemes } from '../../src/core/address/safe-url'
import {
  bounded,
  linkAttributes,
  ownAttributes,
  richAttributes,
  richTags,
  wordlessTags,
} from '../../src/ui/rich-profile'

const known = new Set(richAttributes)
/** Sequences in attribute values that would end a comment or raw text if the page were parsed differently. */
const endings = /(--!?|])>|<\/(style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i

// The parser keeps tags as written and closes each: only escaped text remains between allowed tags.
const profile = {
  allowedTags: richTags,
  nonTextTags: [...wordlessTags, 'textarea', 'option'],
  allowedAttributes: { '*': [...richAttributes, ...linkAttributes] },
  allowedSchemes: schemes.link.map((scheme) => scheme.slice(0, -1)),
  allowedSchemesAppliedToAttributes: ['href', 'src', 'poster'],
  allowProtocolRelative: false,
  selfClosing: ['br', 'col', 'hr', 'img', 'source'],
  // Empty attributes stay, as in a browser.
  nonBooleanAttributes: [],
  parseStyleAttributes: false,
  // A reader may have no more stack than that.
  nestingLimit: 400,
  // Escapes like React: text that looks like an attribute in rendered HTML is one.
  textFilter: (escaped) => escaped.replaceAll('"', '&quot;'),
} satisfies sanitizeHtml.IOptions

const cleaned = (html: string, from: string, page: string) =>
  sanitizeHtml(html, {
    ...profile,
    transformTags: {
      '*': (tagName, given) => {
        const allowed = Object.entries(given).filter(
          ([name, value]) => known.has(name) && !endings.test(value),
        )
        const own = ownAttributes(tagName, (name) => given[name], from, page)
        const values = Object.entries({ ...Object.fromEntries(allowed), ...own })
        return {
          tagName,
          attribs: Object.fromEntries(
            values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
          ),
        }
      },
    },
  })

const mostReadings = 4

/**
 * Sanitises rich text where there is no DOM, by the same profile as in a browser.
 *
 * Some tags implicitly close others: in `<li><div><li></li></div></li>` the second item ends the first one and its
 * content, and later end tags would close the box around the text. So the result is serialised as a parser reads it.
 * @param from base address of relative links and pictures
 * @param page origin of the page. Empty if unknown: links then open in a new tab
 */
export function cleanOnServer(html: string, from: string, page: string): string {
  let text = cleaned(bounded(html), from, page)
  for (let readings = 0; readings < mostReadings; readings += 1) {
    const read = cleaned(serialize(parseFragment(text)), from, page)
    if (read === text) return text
    text = read
  }
  // The result differs each time it is parsed, so only its text is kept.
  return sanitizeHtml(text, { ...profile, allowedTags: [] })
}
