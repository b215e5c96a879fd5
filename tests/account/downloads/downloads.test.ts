import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import readXlsxFile from 'read-excel-file/node'
import { eq } from 'drizzle-orm'
import { db } from '../../../demo/server/core/database/db'
import { day } from '../../../demo/server/core/time/business-time'
import { job, makeExports } from '../../../demo/server/account/downloads/exports.job'
import { exportTask } from '../../../demo/server/account/downloads/downloads.table'
import { exportRows, mostExported, mostInWorkbook } from '../../../demo/server/account/downloads/queue-export'
import { siteIds } from '../../../demo/server/core/config/site'
import { memberById } from '../../../demo/server/session/sign-in/sessions'
import { csvOf } from '../../../demo/server/account/downloads/sheet-file'
import { harmlessText, unguarded } from '../../../src/core/sheet/sheet-cell'
import { uploadFile } from '../../../demo/server/site/files/files.table'
import { deleteDownload, pageDownloads } from '../../../src/account/downloads/downloads.contract'
import { fileTicket, ticketedFile } from '../../../src/site/files/files.contract'
import { exportOrders } from '../../../src/trade/orders/order-export.contract'
import { bed, codeFrom } from '../../trade/checkout/checkout-bed'
import { placed } from '../../trade/orders/order-bed'
import { runOnSignal } from '../../server/job-on-signal'
import { soon } from '../../soon'

let retail = ''
let demo = ''
beforeEach(async () => {
  await bed.reset()
  retail = await bed.login('retail')
  demo = await bed.login('demo')
})

const wish = (body: Parameters<typeof bed.call<typeof exportOrders>>[1]['body'], token = retail) =>
  bed.call(exportOrders, { body }, { token })
const list = (token = retail) => bed.call(pageDownloads, { body: {} }, { token })
const make = () => bed.inside(makeExports)

async function bytesOf(fileUrl = '', token = retail) {
  const { url } = await bed.call(fileTicket, { body: { fileUrl } }, { token })
  const ticket = url.split('/').at(-1) ?? ''
  const fetched = () => bed.ask(ticketedFile, { path: { ticket } })
  const answer = await fetched()
  return { answer, again: fetched, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

test('a report is generated as soon as it is requested', async () => {
  runOnSignal(job, bed)
  await placed('retail', [2])
  await wish({ state: 30 })
  await soon(async () => expect((await list()).content).toMatchObject([{ state: 30 }]))
})

test('a report can be requested with GET and the filters in the query', async () => {
  const chosen = [await placed('retail', [2]), await placed('retail', [2])].map(({ id }) => id)
  await placed('retail', [2])
  const get = async (query: string, token = retail) => {
    const headers = { Authorization: token }
    const answer = await bed.app.request(`/api/bbb/userCenter/export/order?${query}`, { headers })
    return z.object({ code: z.number(), data: z.unknown() }).parse(await answer.json())
  }
  const { code, data } = await get(`format=csv&idList=${chosen.join(',')}`)
  expect([code, data]).toEqual([200, { taskId: expect.any(String) }])
  const [task] = await bed.inside(() => db().select().from(exportTask))
  expect(task).toMatchObject({ format: 'csv', keys: expect.arrayContaining(chosen) })
  expect(task?.keys).toHaveLength(2)
  expect(await get('keyword=没有这样的商品')).toMatchObject({ code: 400 })
  expect(await get('format=pdf')).toMatchObject({ code: 400 })
  expect(await get('', '')).toMatchObject({ code: 401 })
  expect((await list()).content).toHaveLength(1)
})

test('R11: names that look like formulas are text in the workbook and in the CSV', async () => {
  const names = ['=HYPERLINK("http://evil.example")', '@SUM(1)', '+1+1', '-2', '\tx', '\rx']
  for (const name of names) await placed('retail', [2], { name })
  await wish({ state: 30 })
  await wish({ state: 30, format: 'csv' })
  expect(await make()).toBe(1)
  expect(await make()).toBe(1)
  expect(await make()).toBe(0)
  const { content } = await list()
  expect(content.map(({ state, progress }) => [state, progress])).toEqual([
    [30, 100],
    [30, 100],
  ])
  const file = (ending: string) => content.find(({ fileName }) => fileName.endsWith(ending))?.fileUrl
  const { bytes } = await bytesOf(file('.xlsx'))
  const [{ data: rows } = { data: [] }] = await readXlsxFile(Buffer.from(bytes))
  const shown = rows.flat().filter((cell) => typeof cell === 'string')
  expect(shown.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
  expect(shown.filter((cell) => cell.includes('HYPERLINK'))).toHaveLength(1)
  expect(rows[0]?.[0]).toBe('订单号')
  expect(rows.flat()).toContain(20)
  const text = new TextDecoder().decode((await bytesOf(file('.csv'))).bytes)
  expect(text.startsWith('订单号') || text.startsWith('\uFEFF订单号')).toBe(true)
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"") 1"`)
  expect(text).not.toMatch(/(^|,)"?[=+@\t]/m)
})

test('no cell of a text file begins a formula, with any separator', () => {
  const starts = ['=1+1', '+1', '-1', '@SUM(1)', ' =1', '＝1+1', '＠x', '\t=1', '\r=1', '\n=1']
  const inside = ['a; =1', 'a;"=1+1"', 'a\t=1', 'a\t\t@x', 'a|+1', 'a\n-1', 'a\r\n=1', ';=1;=2', 'a;＝1']
  const texts = [...starts, 'no longer wanted;=1+1', ...inside]
  const file = new TextDecoder().decode(csvOf([texts, ...texts.map((text) => ['a', text, 'b'])]))
  for (const separator of [',', ';', '\t', '|', /[,;\t|]/])
    for (const cell of file.split(/\r?\n|\r/).flatMap((line) => line.split(separator)))
      expect(cell.replace(/["\s]/g, '')).not.toMatch(/^[=+\-@＝＋－＠]/)
  for (const text of texts) expect(unguarded(harmlessText(text))).toBe(text)
  for (const text of ['a;b', "it's", 'P0; P5', '120-150', 'a@b.cn', '1=2; 3=4'])
    expect(harmlessText(text)).toBe(text)
})

test('numbers below zero stay numbers, texts with commas and quotes stay one cell', () => {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(csvOf([['a,b', 'say "x"', -5]]))
  expect(text).toBe('\uFEFF"a,b","say ""x""",-5\r\n')
})

describe('the export of a long list', () => {
  const call = async () => {
    const who = await bed.inside(() => memberById('10002', siteIds.main))
    if (!who) throw new Error('no member')
    return { who, language: 'zh-CN' as const, asked: { body: { format: 'xlsx' as const } } }
  }
  /** A list of so many rows, as the rooms hand theirs over. */
  const rows = (count: number) => ({
    limit: async (most: number) =>
      Array.from({ length: Math.min(count, most) }, (_, at) => ({ id: `row${at}` })),
  })
  const queued = async (count: number, chosen?: readonly string[]) => {
    const asking = await call()
    return bed.inside(async () => {
      await exportRows(asking, 'order', rows(count), chosen)
      const [task] = await db().select().from(exportTask)
      return task
    })
  }

  test('contains all rows, as CSV above 10,000 rows', async () => {
    expect(await queued(mostInWorkbook)).toMatchObject({ format: 'xlsx', keys: { length: mostInWorkbook } })
    await bed.reset()
    expect(await queued(10_078)).toMatchObject({ format: 'csv', keys: { length: 10_078 } })
  })

  test('is rejected above 50,000 rows instead of cut', async () => {
    await expect(queued(mostExported + 1)).rejects.toThrow(/at most 50,000 entries/)
    await expect(queued(mostExported + 1, ['row5', 'row60000'])).rejects.toThrow(/at most 50,000/)
    expect(await queued(mostExported + 1, ['row5', 'row49999'])).toMatchObject({ keys: ['row5', 'row49999'] })
  })
})

test('a report contains the rows of the list, and no rows of other accounts', async () => {
  await placed('retail', [2], { name: '轴承' })
  await placed('demo', [2], { name: '轴承' })
  expect(await codeFrom(wish({ keyword: '没有这样的商品' }))).toBe(400)
  await wish({ keyword: '轴承', idList: undefined })
  await make()
  const [task] = (await list()).content
  const { bytes } = await bytesOf(task?.fileUrl)
  const [{ data: rows } = { data: [] }] = await readXlsxFile(Buffer.from(bytes))
  expect(rows).toHaveLength(2)
})

test('R115: a download ticket works once and for its owner; deleting a report deletes its file', async () => {
  await placed('retail')
  await wish({})
  await make()
  const [task] = (await list()).content
  const { answer, again } = await bytesOf(task?.fileUrl)
  expect(answer.headers.get('content-disposition')).toContain('attachment')
  expect(await (await again()).json()).toMatchObject({ code: 404 })
  expect(
    await codeFrom(bed.call(fileTicket, { body: { fileUrl: task?.fileUrl ?? '' } }, { token: demo })),
  ).toBe(404)
  const path = { id: task?.id ?? '' }
  expect(await codeFrom(bed.call(deleteDownload, { path }, { token: demo }))).toBe(404)
  expect((await list(demo)).totalElements).toBe(0)
  expect(await codeFrom(bed.call(deleteDownload, { path }, { token: retail }))).toBe(200)
  expect((await list()).totalElements).toBe(0)
  expect(
    await bed.inside(() => db().$count(uploadFile, eq(uploadFile.shownName, task?.fileName ?? ''))),
  ).toBe(0)
})

test('a report that is not downloaded is deleted after 7 days', async () => {
  await placed('retail')
  await wish({})
  await make()
  bed.wait(7 * day + 1)
  await make()
  retail = await bed.login('retail')
  expect((await list()).totalElements).toBe(0)
})
