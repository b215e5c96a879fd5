export const schemes = {
  link: ['http:', 'https:', 'mailto:', 'tel:'],
  media: ['http:', 'https:'],
  /** Links that open a tab. */
  page: ['http:', 'https:'],
}

const here = () => (typeof location === 'undefined' ? 'http://localhost' : location.href)

/**
 * Returns an untrusted address in parsed form if its protocol is allowed.
 * @param base of relative addresses. Default: the page
 * @returns empty if it is not allowed
 */
export function safeUrl(given: string, kind: keyof typeof schemes, base = here()): string {
  if (!URL.canParse(given, base)) return ''
  const url = new URL(given, base)
  return schemes[kind].includes(url.protocol) ? url.href : ''
}

/** Returns the `tel:` address of a phone number. */
export const telephone = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`
