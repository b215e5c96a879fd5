import { isCallError } from './call-error'

/** Returns whether the server answered 404, which the page shows itself. */
export const isMissing = (error: unknown) => isCallError(error) && error.code === 404

/** Returns null if the server answers 404. */
export async function nullIfMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
