import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import { hasFeature } from '../../site/brand-site/features.store'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { couponTaking } from './coupon-taking.store'
import { goodsCoupons, receiveCoupon } from './coupons.contract'

/** Opens the free coupons that apply to a product. */
export function openGoodsCoupons(scope: Scope, goodsId: string) {
  const list = resource(
    async (signal) => {
      if (!(await hasFeature(scope, 'coupons'))) return []
      const query = { brandTerminalId: await siteOf(scope).id() }
      return scope.call(goodsCoupons, { path: { id: goodsId }, query }, { signal, quiet: true })
    },
    [scope.token.$token, scope.$locale],
  )
  return { list, ...couponTaking(scope, receiveCoupon, () => void list.reload()) }
}

export type GoodsCoupons = ReturnType<typeof openGoodsCoupons>
