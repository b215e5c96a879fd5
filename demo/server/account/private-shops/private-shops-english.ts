const trades: [string, string][] = [
  ['航空紧固件', 'Aerospace fasteners'],
  ['核电阀门', 'Nuclear valves'],
  ['医疗洁净耗材', 'Medical clean-room supplies'],
  ['轨交备件', 'Rail spares'],
  ['船用电缆', 'Marine cables'],
  ['半导体洁净件', 'Semiconductor clean parts'],
  ['特种轴承', 'Special bearings'],
]

/** As many shops of a trade as the seed makes at most. */
const numbers = [1, 2, 3, 4]

/** The private shops of the demo. */
export function* privateShopsInEnglish(): Generator<[string, string]> {
  yield ['具备行业准入资质的企业', 'Companies licensed in the industry']
  yield ['年采购额 50 万元以上', 'Companies that buy for ¥500,000 a year or more']
  yield ['签署保密协议的企业', 'Companies that signed a non-disclosure agreement']
  for (const [trade, words] of trades) {
    for (const number of numbers) yield [`${trade}私域店 ${number} 号`, `${words}, private shop ${number}`]
    yield [`${trade}专供，凭资质进店，协议价结算。`, `${words} for qualified buyers, at agreed prices.`]
  }
}
