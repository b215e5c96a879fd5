import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { askReport } from '../../../src/account/downloads/ask-report'
import type { Scope } from '../../../src/core/host/scope'
import { exportOrders } from '../../../src/trade/orders/order-export.contract'
import { openTestbed } from '../../server/testbed'
import { fakePage } from '../../session/fake-page'
import { freshScope } from '../../session/fresh-scope'

const bed = await openTestbed('demo')
let scope: Scope
let page: ReturnType<typeof fakePage>
let saved: { name: string; blob: Blob | undefined }[]

beforeEach(async () => {
  await bed.reset()
  page = fakePage(bed)
  saved = []
  let blob: Blob | undefined
  Object.assign(page.document, {
    createElement: () => {
      const link = { download: '', click: () => void saved.push({ name: link.download, blob }) }
      return link
    },
  })
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    blob = made instanceof Blob ? made : undefined
    return 'blob:1'
  })
  scope = freshScope()
  scope.token.set(await bed.login('demo'))
})
afterEach(() => {
  vi.restoreAllMocks()
})

const ask = () => askReport(scope, (options) => scope.call(exportOrders, { body: {} }, options))
const toasts = () => scope.toasts.$toasts.get().map(({ tone, title }) => [tone, title])

/** Has the export answered like this; everything else is the server's own. */
const answered = (body: BodyInit, headers: Record<string, string>) =>
  page.answer('/export/order', () => new Response(body, { headers }))
const workbook = new Uint8Array([0x50, 0x4b, 3, 4, 20, 0])
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

describe('an export request', () => {
  test('starts an export on our server and shows a message', async () => {
    await ask()
    expect(toasts()).toEqual([['success', '操作成功']])
    expect(saved).toEqual([])
  })

  test.each([
    [{}, 'report.xlsx'],
    [{ 'Content-Disposition': 'attachment; filename="orders.xlsx"' }, 'orders.xlsx'],
    [
      { 'Content-Disposition': "attachment; filename=a.xlsx; filename*=UTF-8''%E8%AE%A2%E5%8D%95.xlsx" },
      '订单.xlsx',
    ],
    [{ 'Content-Disposition': "attachment; filename=a.xlsx; filename*=UTF-8''%E8%zz" }, 'a.xlsx'],
  ])('saves a file in the response with headers %j as %s', async (headers, name) => {
    answered(workbook, { 'Content-Type': sheet, ...headers })
    await ask()
    expect(saved.map((file) => file.name)).toEqual([name])
    expect(new Uint8Array((await saved[0]?.blob?.arrayBuffer()) ?? [])).toEqual(workbook)
    expect(toasts()).toEqual([['success', '下载成功']])
  })

  test('a JSON response without a task shows a success message and saves nothing', async () => {
    answered('{"code":200,"data":null}', { 'Content-Type': 'application/octet-stream' })
    await ask()
    expect([toasts(), saved]).toEqual([[['success', '操作成功']], []])
  })

  test.each([
    ['an error', '{"code":400,"message":"没有可导出的订单"}', 'application/json', '没有可导出的订单'],
    [
      'an error with the type of a workbook',
      '{"code":400,"message":"没有可导出的订单"}',
      sheet,
      '没有可导出的订单',
    ],
    ['a page', '<!doctype html><p>login', sheet, '错误'],
    ['an empty response', '', sheet, '错误'],
    ['plain text with the type of a workbook', 'plain text', sheet, '错误'],
  ])('%s shows an error and saves nothing', async (_, body, type, title) => {
    answered(body, { 'Content-Type': type })
    await expect(ask()).rejects.toThrow()
    expect(saved).toEqual([])
    expect(toasts().map(([tone]) => tone)).toEqual(['error'])
    expect(toasts()[0]?.[1]).toContain(title)
  })
})
