import { pinned } from './pinned'

/** The script tag's `data-*`, written once by the loader. Alone in a file, because the loader is to stay small. */
export const scriptSettings = pinned('script', (): Partial<Record<string, string>> => ({}))
