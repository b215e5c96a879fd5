export const schemes = {
  link: ['http:', 'https:', 'mailto:', 'tel:'],
  media: ['http:', 'https:'],
  /** Opened in a tab of its own. */
  page: ['http:', 'https:'],
}

const here = () => (typeof location === 'undefined' ? 'http://localhost' : location.href)

/**
 * An address that somebody else wrote, if it may stand in a page: the parsed form, never the text itself.
 * @param base what a relative address is relative to; default: the page
 * @returns empty when it may not
 */
export function safeUrl(given: string, kind: keyof typeof schemes, base = here()): string {
  if (!URL.canParse(given, base)) return ''
  const url = new URL(given, base)
  return schemes[kind].includes(url.protocol) ? url.href : ''
}

/** The address of a telephone, however its number is written. */
export const telephone = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`
