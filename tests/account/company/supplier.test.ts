import { beforeEach, expect, test } from 'vitest'
import { desk } from '../../../demo/server/session/registration/suppliers.desk'
import { supplierDetail } from '../../../src/account/company/supplier.contract'
import { registerSupplier } from '../../../src/session/registration/registration.contract'
import { categoryTree } from '../../../src/catalogue/categories/categories.contract'
import { siteIds } from '../../../demo/server/core/config/site'
import { bed, codeFrom } from '../../trade/checkout/checkout-bed'
import { ownFile } from '../../money/own-file'

beforeEach(() => bed.reset())

test('only the supplier itself reads its application and the decision', async () => {
  const token = await bed.login('retail')
  const read = async () => (await bed.call(supplierDetail, {}, { token })).supplier
  expect(await read()).toBeUndefined()
  const [first] = await bed.call(categoryTree, { query: { brandTerminalId: siteIds.main } })
  const licenses = [await bed.inside(() => ownFile('10002'))]
  const form = { company: '许明五金', creditCode: '91310115MA1K4ABC2X', bank: '中国银行', contact: '许明' }
  const body = { ...form, phone: '13800001002', bankCard: '6222021234567890', licenses }
  await bed.call(registerSupplier, { body: { ...body, categories: [first?.id ?? ''] } }, { token })
  expect(await read()).toMatchObject({
    ...form,
    licenses,
    bankCard: '7890',
    categories: [first?.cateName],
    reviewState: 10,
  })
  const [row] = await bed.inside(() => desk.waiting())
  await bed.inside(() => desk.actions.takeUp.act(row?.id ?? '', {}))
  await bed.inside(() => desk.actions.reject.act(row?.id ?? '', { reason: '缺少授权' }))
  expect(await read()).toMatchObject({ reviewState: 30, reason: '缺少授权' })
  expect(await bed.call(supplierDetail, {}, { token: await bed.login('demo') })).toEqual({})
  expect(await codeFrom(bed.call(supplierDetail, {}, { token: await bed.login('sub1') }))).toBe(403)
})
