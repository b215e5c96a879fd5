import { safeUrl } from '../core/safe-url'

// What rich text may be made of. Two clean it: a browser with DOMPurify (rich-html.ts), and a server that draws and has
// no DOM (elements/clean-on-server.ts). Both read it here.

// Words, lists, tables and pictures: nothing that takes input, frames a page, or brings a style of its own. What
// is not named here is taken out; the words inside stay.
export const richTags = (
  'a abbr b blockquote br caption code col colgroup dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i ' +
  'img ins kbd li mark ol p pre q s small source span strong sub sup table tbody td tfoot th thead tr u ul video'
).split(' ')

/** Of these the words go, too. */
export const wordlessTags =
  'annotation-xml audio desc foreignobject head iframe math mi mn mo ms mtext noembed noframes noscript plaintext script selectedcontent style svg template title xmp'.split(
    ' ',
  )

export const richAttributes =
  'alt colspan controls dir height href lang loop muted poster rowspan scope src start title width'.split(' ')

/** What the profile itself says of links. */
export const linkAttributes = ['rel', 'target']

/**
 * Attributes whose values are not left to who wrote the text. Addresses are rewritten to what they parse to, so that no
 * second reading of the text can differ from ours.
 * @param given value of one of its attributes
 * @param base what addresses of the text are relative to
 * @param page origin of the page: what leads away from it opens beside it
 * @returns by name; nothing where the attribute goes
 */
export function ownAttributes(
  tag: string,
  given: (name: string) => string | null | undefined,
  base: string,
  page: string,
): Record<string, string | undefined> {
  const own: Record<string, string | undefined> = {}
  for (const name of ['src', 'poster']) {
    const address = given(name) ?? undefined
    if (address !== undefined) own[name] = safeUrl(address, 'media', base) || undefined
  }
  // Nobody said what it shows: to a screen reader it is an ornament, not the address of a file.
  if (tag === 'img') own.alt = given('alt') ?? ''
  const href = given('href') ?? undefined
  if (href === undefined) return own
  const address = tag === 'a' ? safeUrl(href, 'link', base) : ''
  if (!address) return { ...own, href: undefined }
  const target = new URL(address).origin === page ? undefined : '_blank'
  return { ...own, href: address, rel: 'noopener noreferrer nofollow', target }
}

// More than any description needs: the rest of a text that is meant to hang who reads it is left out.
const longest = 200_000
const mostTags = 10_000

export function bounded(html: string): string {
  let end = -1
  for (let tags = 0; tags <= mostTags; tags += 1) {
    end = html.indexOf('<', end + 1)
    if (end === -1) return html.slice(0, longest)
  }
  return html.slice(0, Math.min(end, longest))
}
