import { isCallError } from './call-error'

/** The server does not have what was asked for: no failure of the page, which says so itself. */
export const isMissing = (error: unknown) => isCallError(error) && error.code === 404

/** What was asked for; null: the server does not have it. */
export async function nullIfMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
