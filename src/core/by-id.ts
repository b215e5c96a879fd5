import { nullIfMissing } from './missing'

/** What cannot even stand in a path. */
const noId = (id: string) => ['', '.', '..'].includes(id)

/**
 * One thing by its id; null: there is none, which the page says itself.
 * @param id as the address has it, whoever wrote it
 */
export const byId = async <T>(id: string, ask: () => Promise<T>): Promise<T | null> =>
  noId(id) ? null : nullIfMissing(ask())
