import { describe, expect, test } from 'vitest'
import { mostFileRows } from '../../../src/account/invitations/import.contract'
import { fileRows, repeatedRows } from '../../../src/account/invitations/import-table'
import { readOrderFile } from '../../../src/catalogue/quick-order/read-order-file'
import { workbook } from '../../catalogue/quick-order/workbooks'
import { row } from './import-bed'

const reading = async (file: Blob) => {
  const read = await readOrderFile(file, undefined, mostFileRows)
  if ('fault' in read) throw new Error(read.fault)
  return fileRows(read)
}
const csv = (...lines: string[]) => new Blob([`\ufeff${lines.join('\r\n')}`])

describe('a file of members', () => {
  test('is read by its headings, in any order, below titles, with the row numbers of the file', async () => {
    const rows = await reading(
      csv('成员名单,,', '', '部门,姓名 *,手机号', '仓库,秦川,13900001234', ',,', '生产部,陈默,13900001235'),
    )
    expect(rows).toEqual([
      { number: 4, cells: row({ unitId: '仓库' }) },
      { number: 6, cells: row({ unitId: '生产部', legalName: '陈默', target: '13900001235' }) },
    ])
  })

  test('takes the e-mail address of a row without a phone', async () => {
    const rows = await reading(
      csv('Name,Phone,Email', '秦川,,qin@example.com', '陈默,13900001235,c@example.com'),
    )
    expect(rows?.map(({ cells }) => cells.target)).toEqual(['qin@example.com', '13900001235'])
  })

  test('is read from a workbook', async () => {
    const rows = await reading(
      new Blob([
        new Uint8Array(
          workbook([
            ['姓名', '手机号或邮箱'],
            ['秦川', '13900001234'],
          ]),
        ),
      ]),
    )
    expect(rows).toEqual([{ number: 2, cells: row() }])
  })

  test('is not read without columns for name and phone', async () => {
    expect(await reading(csv('编码,数量', 'A-1,2'))).toBeUndefined()
  })

  test('is read up to 10,000 rows and rejected with one more', async () => {
    const lines = Array.from({ length: mostFileRows }, (_, at) => `员工${at},${13_900_000_000 + at}`)
    expect(await reading(csv('姓名,手机号', ...lines))).toHaveLength(mostFileRows)
    const more = await readOrderFile(csv('姓名,手机号', ...lines, '多,13800000000'), undefined, mostFileRows)
    expect(more).toEqual({ fault: 'tooManyRows' })
  })

  test('names the earlier row of each repeated person', async () => {
    const rows =
      (await reading(csv('姓名,手机号', '甲,13900001234', '乙,139 0000 1235', '丙,+8613900001235'))) ?? []
    expect([...repeatedRows(rows)].map(([one, before]) => [one.number, before.number])).toEqual([[4, 3]])
  })
})
