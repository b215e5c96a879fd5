import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/api/endpoint'
import { privateShopActions } from '../../../../src/account/private-shops/private-shop-actions'
import type { applyPrivateShop } from '../../../../src/account/private-shops/private-shops.contract'
import { reviewMachine } from '../../../../src/words/review-machine'
import { reviewState } from '../../../../src/words/review-state'
import { sellingOn } from '../../catalogue/shops/selling-on'
import { shop } from '../../catalogue/shops/shops.table'
import { audit } from '../../core/documents/audit'
import type { Member, Who } from '../../core/security/auth'
import { wireTime } from '../../core/time/business-time'
import { db, tx } from '../../core/database/db'
import { pageWith } from '../../core/database/page-with'
import { notFound, refuse } from '../../core/http/refusal'
import { onlyOwnFiles } from '../../session/registration/own-files'
import { privateShop, privateShopApply } from './private-shops.table'
import { shutShops } from './shut-shops'

const { pending } = reviewState.code

const own = (companyId: string) =>
  and(eq(privateShopApply.shopId, privateShop.shopId), eq(privateShopApply.customerId, companyId))

export async function privateShopsPage(
  { companyId, site }: Member,
  paging: { pageNumber: number; pageSize: number },
) {
  const here = inArray(privateShop.shopId, sellingOn(site))
  const rows = await db()
    .select({ shop, terms: privateShop.terms, mine: privateShopApply })
    .from(privateShop)
    .innerJoin(shop, eq(shop.id, privateShop.shopId))
    .leftJoin(privateShopApply, own(companyId))
    .where(here)
    .orderBy(asc(shop.id))
    .limit(paging.pageSize)
    .offset((paging.pageNumber - 1) * paging.pageSize)
  const content = rows.map(({ shop: { id, name, intro }, terms, mine }) => ({
    id,
    name,
    intro,
    terms,
    ...(mine && { reviewState: mine.reviewState, appliedAt: wireTime(mine.updatedAt) }),
    reason: mine?.reason ?? '',
    actions: privateShopActions(mine?.reviewState),
  }))
  return pageWith(content, await db().$count(privateShop, here), paging)
}

/** Applies for access. @throws Refusal 400 invalid documents, 404 unknown shop, 409 an application exists */
export const applyTo = (
  { companyId, customerId, site }: Member,
  shopId: string,
  body: Asked<typeof applyPrivateShop>['body'],
) =>
  tx(async () => {
    const [found] = await db()
      .select()
      .from(privateShop)
      .where(and(eq(privateShop.shopId, shopId), inArray(privateShop.shopId, sellingOn(site))))
    if (!found) throw notFound()
    await onlyOwnFiles(customerId, body.files, 'files')
    const application = { ...body, reviewState: pending, reason: '' }
    const [made] = await db()
      .insert(privateShopApply)
      .values({ shopId, customerId: companyId, ...application })
      .onConflictDoUpdate({
        target: [privateShopApply.shopId, privateShopApply.customerId],
        set: application,
        setWhere: inArray(privateShopApply.reviewState, [...reviewMachine.handInAgain.from]),
      })
      .returning({ id: privateShopApply.id })
    if (!made)
      throw refuse(409, [
        '申请已提交，请勿重复提交',
        'Your application has already been submitted. There is no need to submit it again.',
      ])
    const line = { entity: 'private_shop_apply', entityId: made.id, action: 'apply', toState: pending }
    await audit({ actorType: 'buyer', actorId: customerId, ...line })
    return { reviewState: pending }
  })

/** Returns whether a user may see a shop: any public shop, and private ones that approved the company. */
export const mayEnter = async (who: Who, shopId: string): Promise<boolean> =>
  (await shutShops(who)).every(({ id }) => id !== shopId)
