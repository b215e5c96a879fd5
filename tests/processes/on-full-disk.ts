import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { goodsPage } from '../../src/catalogue/goods/goods.contract'
import { toDecimal } from '../../src/core/money'
import { depositIndex } from '../../src/money/deposit/deposit.contract'
import { openDraft, submitOrder } from '../../src/trade/checkout/checkout.contract'
import { envelopeOf } from '../site/files/sample-files'
import { callsTo } from './shop-calls'
import type { Shop } from './shop-process'
import type { Disk } from './small-disk'

/**
 * A disk runs full below a shop and is freed again: it says so, reads on, keeps nothing half, and goes on by itself.
 * @returns what became of a small write meanwhile: 507, or 200 where a row still found a place
 */
export async function sellOnFullDisk(shop: Shop, disk: Pick<Disk, 'fill' | 'free'>) {
  const { ask, logIn } = callsTo(shop)
  const token = await logIn('demo')
  const file = Buffer.concat([Buffer.from('%PDF-1.7'), crypto.getRandomValues(Buffer.alloc(60_000))])
  const large = Buffer.concat([file, ...Array.from({ length: 30 }, () => file)])

  async function upload(language = 'zh-CN') {
    const form = new FormData()
    form.append('file', new File([large], 'a.pdf', { type: 'application/pdf' }))
    const headers = { Authorization: token, Language: language }
    const answer = await fetch(`${shop.base}/api/bbb/fileUpload/local`, {
      method: 'POST',
      headers,
      body: form,
    })
    const { code, message, data } = await envelopeOf(answer)
    return { status: answer.status, code, message, data }
  }
  const shown = async () => {
    const wanted = { brandTerminalId: '1001', pageSize: 20, inStock: true, sort: 'sales' } as const
    const { data: page } = await ask(goodsPage, { body: wanted })
    const [first] = page?.content ?? []
    if (!first) throw new Error('nothing is shown')
    const { skuId, minQuantity: quantity } = first.skuItemDefault
    return { skuId, quantity }
  }
  const draftOf = async () => (await ask(openDraft, { body: { buyNow: await shown() } }, { token })).data
  async function order(draft: Awaited<ReturnType<typeof draftOf>>, key: string) {
    if (!draft) throw new Error('no checkout')
    const { draftId, stamp, amounts } = draft
    return ask(submitOrder, { body: { draftId, stamp, payAmount: toDecimal(amounts.pay) } }, { token, key })
  }

  const uploaded = await upload()
  expect(uploaded.code).toBe(200)
  const [draft, key] = [await draftOf(), crypto.randomUUID()]
  disk.fill()
  await expect.poll(async () => (await upload()).code).toBe(507)
  expect(await upload()).toMatchObject({ status: 200, message: '存储空间不足，本次操作未保存，请稍后再试' })
  expect((await upload('en')).message).toBe(
    'There is not enough storage space. Nothing was saved. Please try again later.',
  )
  expect((await ask(depositIndex, {}, { token })).code).toBe(200)
  expect((await shown()).skuId).not.toBe('')
  const found = await fetch(`${shop.base}/api${uploaded.data}`, { headers: { Authorization: token } })
  expect((await found.arrayBuffer()).byteLength).toBe(large.length)
  // An embedded engine is told within half a second to read only.
  await pause(1_500)
  // A small row may still find a place; if not, nothing of the order is there.
  const tried = await order(draft, key)
  expect([200, 507]).toContain(tried.code)

  disk.free()
  await expect.poll(async () => (await upload()).code).toBe(200)
  const again = await order(draft, key)
  expect(again).toMatchObject({ code: 200, replayed: tried.code === 200 })
  expect(shop.lives()).toBe(true)
  return tried.code
}
