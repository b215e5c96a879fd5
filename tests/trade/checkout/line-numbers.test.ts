import { expect, test } from 'vitest'
import { numbersFrom, numbersIn } from '../../../src/trade/checkout/line-numbers'

const lines = [
  { id: '1', skuCode: 'HR-6204' },
  { id: '2', skuCode: 'UCP205' },
  { id: '3', skuCode: 'hr-6204' },
]

test('lines get the numbers of their models, and columns are found by their headings', () => {
  const grid = [
    ['成本中心', '型号', '采购单号'],
    ['CC-1', ' hr-6204 ', 'PO-1'],
    ['CC-9', 'X-0', 'PO-9'],
  ]
  expect(numbersIn(grid, lines)).toEqual({
    notes: [
      { lineId: '1', purchaseNo: 'PO-1', costCentre: 'CC-1' },
      { lineId: '3', purchaseNo: 'PO-1', costCentre: 'CC-1' },
    ],
    unknown: 1,
    tooLong: 0,
  })
  expect(
    numbersIn(
      [
        ['Model', 'PO', 'Cost centre'],
        ['UCP205', 'P', 'C'],
      ],
      lines,
    ).notes,
  ).toEqual([{ lineId: '2', purchaseNo: 'P', costCentre: 'C' }])
})

test('without headings, columns are model, PO number and cost centre; too long values are counted, not cut', () => {
  const grid = [
    ['UCP205', 'P'.repeat(50)],
    ['HR-6204', 'P'.repeat(51)],
  ]
  const notes = [{ lineId: '2', purchaseNo: 'P'.repeat(50), costCentre: '' }]
  expect(numbersIn(grid, lines)).toEqual({ notes, unknown: 0, tooLong: 1 })
})

test('a file that is not a table gives no numbers', async () => {
  expect(await numbersFrom(new Blob(['UCP205,PO-7,CC-7\n']), lines)).toMatchObject({
    notes: [{ purchaseNo: 'PO-7' }],
  })
  expect(await numbersFrom(new Blob(['%PDF-1.7']), lines)).toBeUndefined()
})
