import { safeUrl } from '../core/address/safe-url'

// Profile of rich text, shared by two sanitisers: DOMPurify in browsers (rich-html.ts), and the server without DOM
// (elements/runtime/clean-on-server.ts).

// Text, lists, tables and pictures. No inputs, frames or styles. Other tags are removed, but their text stays.
export const richTags = (
  'a abbr b blockquote br caption code col colgroup dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i ' +
  'img ins kbd li mark ol p pre q s small source span strong sub sup table tbody td tfoot th thead tr u ul video'
).split(' ')

/** Tags that are removed with their text. */
export const wordlessTags =
  'annotation-xml audio desc foreignobject head iframe math mi mn mo ms mtext noembed noframes noscript plaintext script selectedcontent style svg template title xmp'.split(
    ' ',
  )

export const richAttributes =
  'alt colspan controls dir height href lang loop muted poster rowspan scope src start title width'.split(' ')

/** Attributes that the profile itself sets on links. */
export const linkAttributes = ['rel', 'target']

/**
 * Returns attributes whose values are not left to the author. Addresses are replaced by their parsed form, so that no
 * second parser can read them differently.
 * @param given reads an attribute of the element
 * @param base of relative addresses
 * @param page origin of the page; links to other origins open in a new tab
 * @returns by name; nothing if the attribute is removed
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
  // Without a description the picture is decorative, instead of being read as its file name.
  if (tag === 'img') own.alt = given('alt') ?? ''
  const href = given('href') ?? undefined
  if (href === undefined) return own
  const address = tag === 'a' ? safeUrl(href, 'link', base) : ''
  if (!address) return { ...own, href: undefined }
  const target = new URL(address).origin === page ? undefined : '_blank'
  return { ...own, href: address, rel: 'noopener noreferrer nofollow', target }
}

// Longer than any description. The rest of a text made to hang the reader's browser is dropped.
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
