import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { goods, sku } from '../../demo/server/catalogue/goods/goods.table'
import { auditLog } from '../../demo/server/core/documents/audit.table'
import { db } from '../../demo/server/core/database/db'
import { customer } from '../../demo/server/session/sign-in/customer.table'
import { orders } from '../../demo/server/trade/orders/orders.table'
import { userInfo } from '../../src/session/sign-in/sign-in.contract'
import { bed, ordered } from '../trade/after-sales/after-sales-bed'
import { formOf } from './form-of'
import { operatorVisit } from './operator-visit'

const at = '/demo/operator'
const operator = operatorVisit(bed)
beforeEach(async () => {
  await bed.reset()
  await operator.logIn()
})

const list = (page: string, query: Record<string, string> = {}) =>
  operator.page(`${at}/${page}?${new URLSearchParams({ lang: 'en', ...query })}`)
const fieldsOf = (page: string) => formOf(page, '/save')
const firstSku = () =>
  bed.inside(async () => {
    const [row] = await db().select().from(sku).where(eq(sku.position, 0)).orderBy(sku.id).limit(1)
    if (!row) throw new Error('no SKU')
    return row
  })

describe('products', () => {
  const form = { price: '12.50', brandPrice: '', stock: '777', status: '20' }

  test('finds a SKU by its code and changes its price, stock and sale state', async () => {
    const { id, skuCode, goodsId } = await firstSku()
    const found = await list('product-list', { words: skuCode })
    expect(found).toContain(`product-list?id=${id}`)
    expect(found).toMatch(/<td>¥[\d,.]+\/个<\/td>\s*<td>.*<\/td>\s*<td>[\d,]+ 个<\/td>/)
    const opened = await list('product-list', { id })
    expect(opened).toContain(`href="/goods/${goodsId}"`)
    expect(opened.match(/<small>¥\/个/g)).toHaveLength(2)
    expect(opened).toContain('<small>个, total in the warehouse')
    const answer = await operator.form('product-list/save', { ...fieldsOf(opened), ...form })
    expect(answer.status).toBe(303)
    const [row] = await bed.inside(() =>
      db()
        .select({ price: sku.goodsPrice, stock: sku.stock, status: goods.status, plain: goods.plainPrice })
        .from(sku)
        .innerJoin(goods, eq(goods.id, sku.goodsId))
        .where(eq(sku.id, id)),
    )
    expect(row).toMatchObject({ price: 1250, stock: 777, status: 20, plain: 1250 })
    const [line] = await bed.inside(() =>
      db().select().from(auditLog).where(eq(auditLog.entityId, id)).limit(1),
    )
    expect(line?.changes).toContainEqual(expect.objectContaining({ label: ['库存数量', 'Stock'], to: '777' }))
  })

  test.each([
    ['price', '0', 'Expected an amount above 0'],
    ['price', 'x', 'List price format error.'],
    ['stock', '-1', 'Stock format error.'],
    ['status', '30', 'The product is format error.'],
  ])('reports an error at %s for %s and changes nothing', async (field, value, message) => {
    const { id, goodsPrice } = await firstSku()
    const hidden = fieldsOf(await list('product-list', { id }))
    const answer = await operator.form('product-list/save', { ...hidden, ...form, [field]: value })
    const page = await answer.text()
    expect([400, 422]).toContain(answer.status)
    expect(page).toContain(message)
    expect(page).toContain('aria-invalid="true"')
    expect((await firstSku()).goodsPrice).toBe(goodsPrice)
  })

  test('does not overwrite stock that was sold in the meantime', async () => {
    const { id, stock } = await firstSku()
    const hidden = fieldsOf(await list('product-list', { id }))
    await bed.inside(() =>
      db()
        .update(sku)
        .set({ stock: stock - 1 })
        .where(eq(sku.id, id)),
    )
    const answer = await operator.form('product-list/save', { ...hidden, ...form })
    expect(answer.status).toBe(409)
    expect((await firstSku()).stock).toBe(stock - 1)
  })
})

describe('customers', () => {
  test('finds an account by phone, changes its level, closes it and ends its sessions', async () => {
    const token = await bed.login('retail')
    const [row] = await bed.inside(() => db().select().from(customer).where(eq(customer.loginKey, 'retail')))
    const { id = '', phone } = row ?? {}
    expect(await list('customer-list', { words: phone ?? '' })).toContain(`customer-list?id=${id}`)
    const hidden = fieldsOf(await list('customer-list', { id }))
    const given = { ...hidden, status: '20', memberLevel: '2' }
    const asked = await (await operator.form('customer-list/save', given)).text()
    expect(asked).toContain('Close retail')
    expect(await bed.call(userInfo, {}, { token })).toMatchObject({ loginAccount: 'retail' })
    await operator.form('customer-list/save', { ...given, confirmed: '1' })
    const [after] = await bed.inside(() => db().select().from(customer).where(eq(customer.id, id)))
    expect(after).toMatchObject({ status: 20, memberLevel: 2 })
    await expect(bed.call(userInfo, {}, { token })).rejects.toMatchObject({ code: 401 })
  })

  test('lets only operators with permission on members change an account', async () => {
    const sales = operatorVisit(bed)
    await sales.logIn(undefined, 'sales')
    const [row] = await bed.inside(() => db().select().from(customer).where(eq(customer.loginKey, 'retail')))
    const id = row?.id ?? ''
    expect(await sales.page(`${at}/customer-list?lang=en&id=${id}`)).not.toContain('name="status"')
    const answer = await sales.form('customer-list/save', { id, status: '20', memberLevel: '0' })
    expect(answer.status).toBe(403)
  })
})

describe('orders', () => {
  test('finds an order by number, buyer, consignee and state, and links to its desk', async () => {
    const order = await ordered('retail', 'paid', [2])
    for (const words of [order.no, 'retail', '周岚', '13800001001'])
      expect(await list('order-list', { words, filter: '40' })).toContain(`order-list?id=${order.id}`)
    expect(await list('order-list', { words: order.no, filter: '70' })).toContain('Nothing was found.')
    const opened = await list('order-list', { id: order.id })
    expect(opened).toContain(`desk=orders&amp;words=${order.no}`)
    expect(opened).toContain('Consignee: 周岚 13800001001')
  })

  test('shows an order without a form to save', async () => {
    const order = await ordered('retail', 'paid', [2])
    expect(await list('order-list', { id: order.id })).not.toContain('order-list/save')
    expect((await operator.form('order-list/save', { id: order.id, stamp: '' })).status).toBe(404)
    const ofOrder = await bed.inside(() =>
      db().select().from(auditLog).where(eq(auditLog.entityId, order.id)),
    )
    expect(ofOrder.filter(({ actorType }) => actorType === 'operator')).toEqual([])
  })
})

describe('sales', () => {
  test('shows today’s turnover and orders by state to sales and finance', async () => {
    const order = await ordered('retail', 'paid', [2])
    const [row] = await bed.inside(() => db().select().from(orders).where(eq(orders.id, order.id)))
    expect(row?.paidAmount).toBe(2000)
    for (const role of ['sales', 'finance']) {
      const visit = operatorVisit(bed)
      await visit.logIn(undefined, role)
      const page = (await visit.page(`${at}/sales-figures?lang=en`)).replace(/\s+/g, ' ')
      expect(page).toContain('<td>¥20.00</td>')
      expect(page).toMatch(/filter=40[^>]*>To be shipped<\/a> ?<\/th> ?<td>1<\/td>/)
    }
  })
})

test('desks are in the order of a working day, and empty ones are greyed out', async () => {
  await ordered('retail', 'paid', [2])
  const page = await operator.page(`${at}?lang=en`)
  const desks = [...page.matchAll(/\?desk=([\w-]+)&amp;lang=en"\s+(class=none)?/g)]
  expect(desks.map(([, name]) => name).slice(0, 4)).toEqual([
    'orders',
    'parcels',
    'after-sales',
    'complaints',
  ])
  expect(page).toMatch(/desk=complaints&amp;lang=en"\s+class=none/)
  expect(page).not.toMatch(/desk=orders&amp;lang=en"[^>]*class=none/)
})

test('finds rules and names of a site in any case, as rows of a table', async () => {
  expect(await list('points-rules', { words: 'taken POINTS' })).toContain('points-rules?id=')
  expect(await list('points-rules', { words: 'taken nowhere' })).toContain('Nothing was found.')
  expect(await list('dictionary-names', { words: 'REASONS cancelreason' })).toContain('dictionary-names?id=')
})

test('ignores an unknown filter', async () => {
  await ordered('retail', 'paid', [2])
  for (const page of ['product-list', 'customer-list', 'order-list', 'points-rules'])
    for (const filter of ['x', '1.5', '99999999999', '\u0000']) {
      const answer = await operator.send(`${at}/${page}?${new URLSearchParams({ lang: 'en', filter })}`)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain(`${page}?id=`)
    }
  expect(bed.errors).toEqual([])
})

test('finds no rows for unusual search terms and reports no error', async () => {
  for (const words of ['%', "'; drop table sku", '\u0000', '\u{1f600}'.repeat(60), '_', '\\'])
    for (const page of ['product-list', 'customer-list', 'order-list']) {
      const answer = await operator.send(`${at}/${page}?${new URLSearchParams({ words, page: '-1' })}`)
      expect(answer.status).toBe(200)
    }
  expect(bed.errors).toEqual([])
})
