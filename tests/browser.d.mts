/** A Chrome or Chromium that is installed, else one that is fetched now. */
export function browserPath(): string
export const browserFlags: string[]
