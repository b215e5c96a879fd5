import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { brand } from '../../../demo/server/catalogue/brands/brands.table'
import { goodsImport } from '../../../demo/server/catalogue/goods-import/goods-import.table'
import { goods } from '../../../demo/server/catalogue/goods/goods.table'
import {
  bringIn,
  countsOf,
  importById,
  startImport,
  tidyImports,
} from '../../../demo/server/catalogue/goods-import/imports'
import { job } from '../../../demo/server/catalogue/goods-import/goods-imports.job'
import { workOnImports } from '../../../demo/server/catalogue/goods-import/work-on-imports'
import { db } from '../../../demo/server/core/database/db'
import { runOnSignal } from '../../server/job-on-signal'
import { testClock } from '../../server/test-clock'
import { ownShop } from './own-shop'
import { check, product, sheet } from './sheets'
import { soon } from '../../soon'

beforeEach(ownShop.reset)

const many = Array.from({ length: 450 }, (_, at) => product(at))

async function begun(lines = many) {
  const { id, read } = await bringIn('products', sheet('products', lines), '')
  await read
  await workOnImports(60_000)
  await startImport(id, false, '')
  return id
}

test('an interrupted import continues after its last portion, and writes nothing twice', () =>
  ownShop.inside(async () => {
    const id = await begun()
    // One portion, and then the server dies.
    await workOnImports(1)
    const { state, handled } = await importById(id)
    expect([state, handled]).toEqual([40, 200])
    expect(await db().$count(goods)).toBe(200)
    await workOnImports(60_000)
    expect((await importById(id)).state).toBe(50)
    expect(await countsOf(id, 'result')).toEqual({ added: 450, changed: 0, unchanged: 0, wrong: 0 })
    expect(await db().$count(goods)).toBe(450)
  }))

test('two imports with shared rows on two servers write everything once', () =>
  ownShop.inside(async () => {
    const first = await begun(many.slice(0, 250))
    const second = await begun(many.slice(100, 300))
    await Promise.all([workOnImports(60_000), workOnImports(60_000)])
    expect([(await importById(first)).state, (await importById(second)).state]).toEqual([50, 50])
    expect(await db().$count(goods)).toBe(300)
    expect(await db().$count(brand)).toBe(1)
  }))

const becomes = (id: string, state: number) =>
  soon(async () => expect(await ownShop.inside(() => importById(id))).toMatchObject({ state }))

test('an import is checked as soon as its file is read', async () => {
  runOnSignal(job, ownShop)
  const id = await ownShop.inside(async () => {
    const { id: own, read } = await bringIn('products', sheet('products', many.slice(0, 3)), '')
    await read
    return own
  })
  await becomes(id, 30)
})

test('an import is written as soon as it is started', async () => {
  const { id } = await check('products', sheet('products', many.slice(0, 3)))
  runOnSignal(job, ownShop)
  await ownShop.inside(() => startImport(id, false, ''))
  await becomes(id, 50)
})

test('an import is started once', () =>
  ownShop.inside(async () => {
    const id = await begun(many.slice(0, 3))
    await expect(startImport(id, false, '')).rejects.toMatchObject({ code: 409 })
  }))

test('a file whose reading was interrupted is rejected with that reason', () =>
  ownShop.inside(async () => {
    const { id, read } = await bringIn('products', sheet('products', many.slice(0, 3)), '')
    await read
    await db().update(goodsImport).set({ state: 10 }).where(eq(goodsImport.id, id))
    testClock.wait(3 * 60_000)
    await tidyImports()
    expect(await importById(id)).toMatchObject({ state: 60, fault: { name: 'interrupted' } })
  }))

test('imports are deleted after 31 days, their goods stay', () =>
  ownShop.inside(async () => {
    await begun(many.slice(0, 3))
    await workOnImports(60_000)
    testClock.wait(31 * 86_400_000)
    await tidyImports()
    expect(await db().$count(goodsImport)).toBe(0)
    expect(await db().$count(goods)).toBe(3)
  }))
