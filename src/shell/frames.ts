import { defineFrames } from '../core/address/routes'
import { paths } from '../site/paths'

/** Frames around pages, by path prefix. A frame stays while the buyer moves between its pages. */
defineFrames({ [paths.userHome]: () => import('../account/user-center/user-center-frame') })
