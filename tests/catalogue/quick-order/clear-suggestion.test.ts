import { expect, test } from 'vitest'
import { clearSuggestion } from '../../../src/catalogue/quick-order/order-suggestions.store'
import type { Candidate } from '../../../src/catalogue/quick-order/quick-order.contract'

const suggested = (code: string, ...candidates: (string | Partial<Candidate>)[]) =>
  clearSuggestion({
    key: 1,
    at: 1,
    row: '1',
    code,
    quantity: '1',
    twinRows: [],
    verdict: {
      state: 'bad',
      twins: [],
      candidates: candidates.map((one) => ({
        skuCode: 'X',
        goodsName: '轴承',
        ...(typeof one === 'string' ? { skuCode: one } : one),
      })),
    },
  })

test.for([
  ['O for 0', 'HR-62O5', 'HR-6205'],
  ['a stroke for a hyphen', 'HR/6205', 'HR-6205'],
  ['one wrong letter between figures', 'HR-6204-X2RS', 'HR-6204-Y2RS'],
  ['one wrong letter in a code of letters', 'QS-TEMS', 'QS-TENS'],
] as const)('takes the single candidate of a typing error: %s', ([, code, candidate]) => {
  expect(suggested(code, candidate)).toBe(candidate)
})

test.for([
  ['several candidates', 'HR-6205', ['HR/6205', 'HR.6205']],
  ['another maker’s part', 'SKF 6205', [{ skuCode: 'HT-6205', equals: '6205' }]],
  [
    'one part of several makers',
    'SKF 6205',
    ['HT-6205', 'SL-6205'].map((skuCode) => ({ skuCode, equals: '6205' })),
  ],
  ['a variant by its number', 'YF-UCP205', ['YF-UCP205_2']],
  ['the variant that a quantity behind the code resembles', 'YF-UCP205,12', ['YF-UCP205_2']],
  ['another variant number', 'YF-UCP205_3', ['YF-UCP205_2']],
  ['a longer code', 'HR-6206', ['HR-6206-2RS']],
  ['a shorter code', 'HR-6206-2RS', ['HR-6206']],
  ['another size', 'HR-6210', ['HR-6211']],
  ['another seal', 'NB-6203-Z', ['NB-6203-ZZ']],
  ['another letter at the end', 'QT-777-A', ['QT-777-B']],
  ['another maker’s letters', 'HR-6205', ['HT-6205']],
  ['no candidate', 'HR-6205', []],
] as const)('takes nothing for %s', ([, code, candidates]) => {
  expect(suggested(code, ...candidates)).toBeUndefined()
})
