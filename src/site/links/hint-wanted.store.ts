import { atom } from 'nanostores'
import { shared } from '../../core/scope'

/** Whether links to other sites go through the page that says so; true until the site says otherwise. */
export const hintWantedOf = shared('hint-wanted', () => atom(true))
