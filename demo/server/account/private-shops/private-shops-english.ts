import { privateShopNames, privateTrades } from './private-shop-names'

/** The private shops of the demo. */
export function* privateShopsInEnglish(): Generator<[string, string]> {
  yield ['具备行业准入资质的企业', 'Companies licensed in the industry']
  yield ['年采购额 50 万元以上', 'Companies with annual purchases of ¥500,000 or more']
  yield ['签署保密协议的企业', 'Companies that have signed a non-disclosure agreement']
  for (const { name, english } of privateShopNames) yield [name, english]
  for (const [trade, words] of Object.entries(privateTrades))
    yield [`${trade}专供，凭资质进店，协议价结算。`, `${words} for qualified buyers, at agreed prices.`]
}
