import { pinned } from './pinned'

/** The script tag's `data-*`, set once by the loader. In its own file to keep the loader small. */
export const scriptSettings = pinned('script', (): Partial<Record<string, string>> => ({}))
