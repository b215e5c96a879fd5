import { atom } from 'nanostores'
import type { Locale } from '../../core/locale'
import { shared } from '../../core/scope'
import type { Theme } from '../theme/themes'

/** How a buyer has the shop, as far as they chose. */
export type Appearance = { theme?: Theme | undefined; language?: Locale | undefined }

/** What a buyer chose last on this page, for whoever keeps it beyond this browser. */
export const chosenAppearanceOf = shared('chosen-appearance', () => atom<Appearance>({}))
