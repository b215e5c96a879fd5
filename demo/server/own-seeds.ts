import { seed as regions } from './account/addresses/regions.seed'
import type { Seed } from './core/database/seed'
import { seed as site } from './site/brand-site/own-site'
import { seed as home } from './site/theme/own-home'

/** Seeds of a real shop, which begins almost empty. Without regions no address can be written. */
export const ownSeeds: Seed[] = [regions, site, home]
