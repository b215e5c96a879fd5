/** Returns whether a path or route pattern belongs to the user centre, and so is rendered in its frame. */
export const isUserPath = (path: string) => path === '/user' || path.startsWith('/user/')
