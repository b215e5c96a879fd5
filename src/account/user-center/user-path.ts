/** Whether a path, or a route's pattern, belongs to the user centre: it is drawn in its frame. */
export const isUserPath = (path: string) => path === '/user' || path.startsWith('/user/')
