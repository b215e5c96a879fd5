import { expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import readXlsxFile from 'read-excel-file/node'
import { speaker } from '../../../src/core/language/messages'
import { sheetData } from '../../../src/core/sheet/sheet-cell'
import type { OfferDetail } from '../../../src/trade/offers/offers.contract'
import { offerMessages } from '../../../src/trade/offers/offers.messages'
import { sheetRows } from '../../../src/trade/offers/offer-sheet-rows'

const line = (name: string): OfferDetail['lines'][number] => ({
  id: name,
  name,
  skuCode: '@SUM(1)',
  spec: { '=1+1': '+1' },
  image: '',
  custom: 20,
  quantity: 4,
  unitName: '-件',
  price: 920,
  amount: 3680,
})
const names = ['=HYPERLINK("http://evil")', '+1', '-1', '@SUM(1)', '\t=1', '\r=1', '轴承']
const offer: OfferDetail = {
  id: '1',
  offerNo: 'Q1',
  state: 20,
  createdAt: '2026-11-20 10:42:00',
  kinds: names.length,
  orders: [],
  actions: [],
  lines: names.map(line),
  contactName: '=1',
  contactPhone: '1',
  remark: '@x',
  files: [],
  reason: '',
  thread: [],
  quotes: [
    {
      no: 1,
      createdAt: '',
      validTo: '',
      goodsAmount: 3680,
      freight: 1200,
      total: 4880,
      remark: '=2',
      prices: [],
    },
  ],
}

test('R11: no cell of a quotation begins as a formula, and amounts are numbers', async () => {
  const rows = sheetData(sheetRows(offer, speaker(offerMessages, 'zh-CN'), 'zh-CN', '$'))
  for (const { value } of rows.flat())
    if (typeof value === 'string') expect(value).not.toMatch(/^[=+\-@\t\r\n]/)
  const file = await writeXlsxFile(rows, { sheet: '询价单' }).toBuffer()
  const [sheet] = await readXlsxFile(file)
  const cells = sheet?.data ?? []
  expect(cells[1]?.[0]).toBe(`'${names[0]}`)
  expect(cells[7]?.slice(4)).toEqual([4, null, null, null, 9.2, 36.8, null])
  expect(cells[9]?.[9]).toBe(48.8)
})
