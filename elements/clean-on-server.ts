import { parseFragment, serialize } from 'parse5'
import sanitizeHtml from 'sanitize-html'
import { schemes } from '../src/core/safe-url'
import {
  bounded,
  linkAttributes,
  ownAttributes,
  richAttributes,
  richTags,
  wordlessTags,
} from '../src/ui/rich-profile'

const known = new Set(richAttributes)
/** In a value: what would end a comment or raw text, should the page ever be read as another one. */
const endings = /(--!?|])>|<\/(style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i

// Its parser reads tags as they are written, and closes each: escaped words between tags of the profile.
const profile = {
  allowedTags: richTags,
  nonTextTags: [...wordlessTags, 'textarea', 'option'],
  allowedAttributes: { '*': [...richAttributes, ...linkAttributes] },
  allowedSchemes: schemes.link.map((scheme) => scheme.slice(0, -1)),
  allowedSchemesAppliedToAttributes: ['href', 'src', 'poster'],
  allowProtocolRelative: false,
  selfClosing: ['br', 'col', 'hr', 'img', 'source'],
  // Empty attributes stay, as they do in a browser.
  nonBooleanAttributes: [],
  parseStyleAttributes: false,
  // A reader may have no more room than that.
  nestingLimit: 400,
  // As React writes them: what looks like an attribute in a drawn page is one.
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
 * Rich text as HTML that may stand in a page, where there is no DOM: by the same profile as in a browser.
 *
 * Some tags close others where a page is read: in `<li><div><li></li></div></li>` the second item ends the first and what is
 * in it, and what was to end that would end the box around the text. So it is written as a page reads it.
 * @param from address that relative links and pictures in it are relative to
 * @param page origin of the page; empty where it is not known: links then open beside it
 */
export function cleanOnServer(html: string, from: string, page: string): string {
  let text = cleaned(bounded(html), from, page)
  for (let readings = 0; readings < mostReadings; readings += 1) {
    const read = cleaned(serialize(parseFragment(text)), from, page)
    if (read === text) return text
    text = read
  }
  // It reads otherwise each time: its words are left.
  return sanitizeHtml(text, { ...profile, allowedTags: [] })
}
