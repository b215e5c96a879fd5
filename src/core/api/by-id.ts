import { nullIfMissing } from './missing'

/** Returns whether an id cannot be part of a path. */
const noId = (id: string) => ['', '.', '..'].includes(id)

/**
 * Loads one thing by its id. Returns null if it does not exist, which the page shows itself.
 * @param id from the address, and therefore untrusted
 */
export const byId = async <T>(id: string, ask: () => Promise<T>): Promise<T | null> =>
  noId(id) ? null : nullIfMissing(ask())
