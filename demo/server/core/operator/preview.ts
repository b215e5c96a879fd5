/** Prefix of a draft's key, used in place of a page key or an article id. */
export const previewPrefix = 'preview-'

/** Returns the draft key in a requested id, or undefined if it is not a preview. */
export const previewKeyIn = (asked: string): string | undefined =>
  asked.startsWith(previewPrefix) ? asked.slice(previewPrefix.length) : undefined
