/** Prefix of a draft's key, used in place of a page key or an article id. */
export const previewPrefix = 'preview-'

/** The key of a draft; nothing where something else is asked for. */
export const previewKeyIn = (asked: string): string | undefined =>
  asked.startsWith(previewPrefix) ? asked.slice(previewPrefix.length) : undefined
