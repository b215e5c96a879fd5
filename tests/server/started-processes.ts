import { siteIds } from '../../demo/server/core/config/site'
import { settings, updateSettings } from '../../src/account/settings/settings.contract'
import { addInvitation } from '../../src/account/invitations/invitations.contract'
import { openWork, pageMembers } from '../../src/account/members/members.contract'
import { addUnit } from '../../src/account/organisation/organisation.contract'
import { addRole } from '../../src/account/organisation/roles.contract'
import { supplierDetail } from '../../src/account/company/supplier.contract'
import { goodsPage } from '../../src/catalogue/goods/goods.contract'
import { fillPath, type Endpoint, type Input } from '../../src/core/api/endpoint'
import { readBudgetLeft } from '../../src/money/budgets/budgets.contract'
import { usableCoupons } from '../../src/money/coupons/coupons.contract'
import { applyCredit, applyDetail } from '../../src/money/credit/credit.contract'
import { recharge } from '../../src/money/deposit/recharges.contract'
import { registerSupplier } from '../../src/session/registration/registration.contract'
import { yes } from '../../src/core/api/shapes'
import { findSite } from '../../src/site/brand-site/brand-site.contract'
import { paths } from '../../src/site/paths'
import { sysDict } from '../../src/site/dictionaries/dictionaries.contract'
import { afterSalesInfo, tryRefund } from '../../src/trade/after-sales/after-sales-apply.contract'
import { afterSalesType } from '../../src/trade/after-sales/after-sales-type'
import { saveApprovalSettings } from '../../src/trade/approval-rules/approval-rules.contract'
import { openDraft, readDraft } from '../../src/trade/checkout/checkout.contract'
import { cancelReason } from '../../src/trade/orders/cancel-reason'
import { orderState } from '../../src/words/order-state'
import { pageOrders } from '../../src/trade/orders/orders.contract'
import { payDetail, payState } from '../../src/trade/payment/payment.contract'
import { ownFile } from '../money/own-file'
import type { Asking } from './request'
import type { Bed } from './testbed'

/** The demo's enterprise buyer. */
const buyerId = '10001'

/**
 * Starts processes that the demo's rows lack, as its enterprise buyer: a checkout, a payment, applications.
 * @returns values for requests about them, and the pages that show them
 */
export async function startProcesses(bed: Bed, asking: Asking) {
  const on = <E extends Endpoint>(endpoint: E, input: Input<E>) => [endpoint, input] as const
  const body = { brandTerminalId: siteIds.main, inStock: true }
  const { content: goods } = await bed.call(goodsPage, { body }, asking)
  const skuId = goods[0]?.skuItemDefault.skuId ?? ''
  const { draftId } = await bed.call(openDraft, { body: { buyNow: { skuId, quantity: 1 } } }, asking)
  const { payOrderId } = await bed.call(recharge, { body: { amount: '10.00' } }, asking)

  const noticesWanted = [10]
  await bed.call(updateSettings, { body: { noticesWanted, passwordFreeLimit: '0.00' } }, asking)
  await bed.call(saveApprovalSettings, { body: { tolerance: 5 } }, asking)
  const { content: members } = await bed.call(pageMembers, { body: {} }, asking)
  const headId = members.find(({ loginAccount }) => loginAccount === 'channel1')?.id ?? ''
  await bed.call(addUnit, { body: { name: '采购部', headId } }, asking)
  const invited = {
    target: 'lin@example.com',
    legalName: '林夏',
    kind: 'sub' as const,
    needReview: 20 as const,
  }
  await bed.call(addInvitation, { body: { ...invited, roles: ['buyer'] } }, asking)
  await bed.call(addRole, { body: { name: '预算员', rights: ['budget.manage'] } }, asking)
  const file = await bed.inside(() => ownFile(buyerId))
  const wish = { amountWanted: '300000.00', purpose: '季度备货', files: [file] }
  await bed.call(applyCredit, { body: wish }, asking)
  const supplier = {
    company: '许明五金',
    creditCode: '91310115MA1K4ABC2X',
    categories: ['11'],
    bank: '中国银行',
    bankCard: '6222021234567890',
    contact: '许明',
    phone: '13800001002',
    licenses: [file],
  }
  await bed.call(registerSupplier, { body: supplier }, asking)

  const { content: orders } = await bed.call(
    pageOrders,
    { body: { state: orderState.code.completed } },
    asking,
  )
  const infos = orders.map(({ id }) => bed.call(afterSalesInfo, { path: { orderId: id } }, asking))
  const claims = (await Promise.all(infos)).flatMap(({ orderId, lines, types }) => {
    const line = lines.find(({ maxQuantity }) => maxQuantity > 0)
    const type = types.find(
      ({ type, enabled }) => enabled === yes && type === afterSalesType.code.returnAndRefund,
    )
    if (!line || !type) return []
    return [{ orderId, rightType: type.type, lines: [{ orderLineId: line.orderLineId, quantity: 1 }] }]
  })

  const questions: (readonly [Endpoint, object])[] = [
    on(findSite, { path: { siteKeyFromHost: 'north' } }),
    on(sysDict, { query: { dictCode: cancelReason.name, brandTerminalId: siteIds.north } }),
    on(readDraft, { path: { id: draftId } }),
    on(openWork, { path: { id: headId } }),
    on(readBudgetLeft, { query: { costCentre: 'CC-1001' } }),
    on(usableCoupons, { query: { draftId } }),
    on(payDetail, { path: { id: payOrderId } }),
    on(payState, { path: { id: payOrderId } }),
    on(settings, {}),
    on(applyDetail, {}),
    on(supplierDetail, {}),
    ...claims.slice(0, 1).map((claim) => on(tryRefund, { body: claim })),
  ]
  return {
    questions,
    pages: [
      `${paths.checkout}?draft=${draftId}`,
      `${paths.payment}?payOrderId=${payOrderId}`,
      ...claims.slice(0, 1).map(({ orderId }) => fillPath(paths.askRefund, { orderNo: orderId })),
    ],
  }
}
