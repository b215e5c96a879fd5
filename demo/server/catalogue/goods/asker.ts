import type { Locale } from '../../../../src/core/locale'
import type { Who } from '../../core/auth'
import { optionsOf } from '../../site/brand-site/brand-sites'

/** Who asks about goods, and what the brand site tells about prices. */
export type Asker = {
  who: Who
  /** Whether the brand site shows member prices. */
  vipShow: boolean
  /** Whether it sells what it does not have. */
  sellsShort: boolean
  language: Locale
}

/**
 * All brand sites of the demo sell the same goods.
 * @throws Refusal 404 for an unknown site
 */
export async function askerOf({
  who,
  site,
  language,
}: {
  who: Who
  site: string
  language: Locale
}): Promise<Asker> {
  const { vipShow, unenoughStockSale } = await optionsOf(site)
  return { who, vipShow: vipShow === 10, sellsShort: unenoughStockSale === 10, language }
}

/** SKUs whose member prices an answer needs: a visitor is told none. */
export const withMemberPrices = <Row extends { id: string }>(
  { who }: Asker,
  skus: readonly Row[],
): string[] => (who.kind === 'member' ? skus.map(({ id }) => id) : [])
