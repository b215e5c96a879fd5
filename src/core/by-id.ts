import { isCallError } from './call-error'

const notThere = (error: unknown) => isCallError(error) && (error.code === 404 || error.kind === 'missing')
/** What cannot even stand in a path. */
const noId = (id: string) => ['', '.', '..'].includes(id)

/**
 * One thing by its id; null: there is none, which the page says itself.
 * @param id as the address has it, whoever wrote it
 */
export async function byId<T>(id: string, ask: () => Promise<T>): Promise<T | null> {
  if (noId(id)) return null
  try {
    return await ask()
  } catch (error) {
    if (notThere(error)) return null
    throw error
  }
}
