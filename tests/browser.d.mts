/** A Chrome or Chromium that is installed, else one that is fetched now. */
export function browserPath(): string
/** The same with all that a buyer's has: a profile with settings, and a window to draw. */
export function wholeBrowserPath(): string
export const browserFlags: string[]
