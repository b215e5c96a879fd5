import { defineFrames } from '../core/routes'
import { paths } from '../site/paths'

/** What pages have around them by the path above them; it stays while one goes from one of them to another. */
defineFrames({ [paths.userHome]: () => import('../account/user-center/user-center-frame') })
