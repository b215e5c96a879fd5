import type { User } from './sign-in.contract'

/**
 * Who uses the page. A member is one as soon as there is a token; `user` is absent until the server told who it
 * is, `userType` is known a little earlier after a login. `fresh`: logged in on this page, not found logged in.
 */
export type SessionState =
  | { state: 'visitor' }
  | { state: 'member'; fresh: boolean; userType?: number | undefined; user?: User | undefined }
