/** A built kit, the folder that a host serves, and the address at which it does. */
export type Release = { kit: string; folder: string; version: string; address?: string }
/** @returns what was done, a line each */
export function layOut(release: Release): string[]
