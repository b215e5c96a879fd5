import { atom } from 'nanostores'
import { shared } from '../../core/host/scope'

/** True if links to other sites first open a hint page. True until the site's settings say otherwise. */
export const hintWantedOf = shared('hint-wanted', () => atom(true))
