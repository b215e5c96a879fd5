import { isCallError } from '../../core/call-error'

/** The server does not have what was asked for: no failure of the page, which says so itself. */
export const notThere = (error: unknown) => isCallError(error) && error.code === 404
