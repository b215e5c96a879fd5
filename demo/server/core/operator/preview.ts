/** What stands before the key of a draft, in the place of a page's key or an article's id. */
export const previewPrefix = 'preview-'

/** The key of a draft; nothing where something else is asked for. */
export const previewKeyIn = (asked: string): string | undefined =>
  asked.startsWith(previewPrefix) ? asked.slice(previewPrefix.length) : undefined
