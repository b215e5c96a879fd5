import { desc, eq, and } from 'drizzle-orm'
import { goods, sku } from '../../server/catalogue/goods/goods.table'
import type { Member } from '../../server/core/security/auth'
import { db } from '../../server/core/database/db'
import { buyerOf } from '../../server/trade/cart/buyer'
import { askForContract } from '../../server/trade/contracts/apply-for-contract'
import { contract } from '../../server/trade/contracts/contracts.table'
import { signOwn } from '../../server/trade/contracts/own-contracts'
import { writeContract } from '../../server/trade/contracts/write-contract'
import { everybody, visibleTo } from '../../server/catalogue/goods/visible-goods'
import { siteIds } from '../../server/core/config/site'

/** Creates an active contract for the goods that lists show first. @returns its id */
export async function agreeOnPrices(who: Member, lines: number): Promise<string> {
  const wanted = await db()
    .select({ skuId: sku.id })
    .from(sku)
    .innerJoin(goods, and(eq(goods.id, sku.goodsId), visibleTo(everybody(siteIds.main))))
    .where(eq(sku.position, 0))
    .orderBy(desc(goods.weight), goods.id)
    .limit(lines)
  const { contractId } = await askForContract(await buyerOf(who), {
    title: '年度采购框架合同',
    months: 12,
    files: [],
    lines: wanted.map(({ skuId }) => ({ skuId, quantity: 1_000 })),
  })
  await writeContract(contractId)
  const [written] = await db()
    .select({ hash: contract.bodyHash })
    .from(contract)
    .where(eq(contract.id, contractId))
  await signOwn(who, contractId, { name: who.loginAccount, hash: written?.hash ?? '' })
  return contractId
}
