import { beforeEach, expect, test } from 'vitest'
import { bed, checkServer } from './checked-server'
import {
  at,
  finding,
  goods,
  header,
  replied,
  isJson,
  rows,
  changedAnswer,
  withBody,
  type Row,
} from './faults'

const status = (code: number, body = '{}') => at(goods, (answer) => withBody(answer, body, code))
const answered = (body: object) => at(goods, (answer) => withBody(answer, JSON.stringify(body)))

const planted: Row[] = [
  [
    'a missing field',
    rows(goods, (row) => delete row.goodsName),
    { kind: 'shape', path: 'data.content[0].goodsName', expected: 'string', found: 'nothing', count: 10 },
  ],
  [
    'a field of a wrong type',
    rows(goods, (row) => (row.stockQuantity = String(row.stockQuantity))),
    { kind: 'shape', path: 'data.content[0].stockQuantity', expected: 'number' },
  ],
  [
    'null for a missing field',
    rows(goods, (row) => (row.attrs = null)),
    { kind: 'shape', path: 'data.content[0].attrs', found: 'null (leave the field out)' },
  ],
  [
    'an amount with a thousands separator',
    rows(goods, (row) => isJson(row.skuItemDefault) && (row.skuItemDefault.goodsPrice = '1,280.00')),
    { kind: 'shape', path: 'data.content[0].skuItemDefault.goodsPrice', found: '"1,280.00"' },
  ],
  [
    'null for a list',
    changedAnswer(goods, (data) => (data.content = null)),
    { kind: 'shape', path: 'data.content' },
  ],
  [
    'a number for a string id',
    rows(goods, (row) => (row.id = Number(row.id))),
    { kind: 'id', path: 'data.content[0].id', expected: 'the id as a string' },
  ],
  [
    'an HTML page for an answer',
    at(goods, (answer) => withBody(answer, '<!doctype html><title>Shop</title>')),
    { kind: 'envelope', found: 'an HTML page' },
  ],
  [
    'JSON with content type text/html',
    header('Content-Type', 'text/html', ({ url }) => url.endsWith(goods)),
    { kind: 'envelope', expected: 'Content-Type: application/json', found: 'text/html' },
  ],
  [
    '200 with an error body',
    answered({ timestamp: 1, error: 'Internal Server Error' }),
    { kind: 'envelope', found: 'JSON with code: nothing' },
  ],
  [
    'a code as a string',
    answered({ code: '200', data: {} }),
    { kind: 'envelope', found: 'JSON with code: "200"' },
  ],
  ['200 with code 500', answered({ code: 500, message: '系统繁忙' }), { kind: 'refused', path: 'code' }],
  ['an unknown code', answered({ code: 777, message: '?' }), { kind: 'code', found: 'code 777: ?' }],
  ['an endpoint that is not there', status(404), { kind: 'status', found: 'HTTP 404' }],
  ['a crash', status(500), { kind: 'status', found: 'HTTP 500' }],
  [
    'a redirect',
    at(goods, () => new Response(null, { status: 302, headers: { Location: '/login' } })),
    { kind: 'reach', found: 'HTTP 302 to /login' },
  ],
  [
    'no connection',
    at(goods, () => Promise.reject(new TypeError('socket hang up'))),
    { kind: 'reach', found: 'socket hang up' },
  ],
  [
    'prices of goods with hidden prices',
    rows(
      goods,
      (row) =>
        isJson(row.skuItemDefault) &&
        Object.assign(row.skuItemDefault, { priceHidden: true, goodsPrice: '9.90' }),
    ),
    { kind: 'price', path: 'data.content[0].skuItemDefault.goodsPrice', found: '"9.90"' },
  ],
  [
    'member prices for a visitor',
    rows(goods, (row) => isJson(row.skuItemDefault) && (row.skuItemDefault.memPriceList = [])),
    { kind: 'price', path: 'data.content[0].skuItemDefault.memPriceList' },
  ],
  [
    'a second page equal to the first',
    replied(goods, (body) => body.replace('"pageNumber":2', '"pageNumber":1')),
    { kind: 'page', path: 'data.content', found: 'those of page 1' },
  ],
  [
    'a detail of another document',
    changedAnswer('/bbb/goodsInfo/detail', (data) => (data.id = '1')),
    { kind: 'page', endpoint: 'goodsDetail', path: 'data.id', found: '1' },
  ],
]

beforeEach(() => bed.reset())

test.each(planted)('finds %s', async (_, fault, finds) => {
  const { findings } = await checkServer({ screen: 'search' }, fault)
  expect(findings).toEqual(finding(finds))
})
