import { refuse, type Refusal } from '../../core/http/refusal'
import type { SkuFacts } from './sku-facts'

/** Returns the reason why the buyer cannot order a SKU at all, or nothing. */
export function standingFault({ status, here, open }: Pick<SkuFacts, 'status' | 'here' | 'open'>) {
  if (!here) return 'withdrawn'
  if (!open) return 'notApproved'
  return status === 10 ? undefined : 'withdrawn'
}

/** Message beside a line in the cart. */
export const notSold: Record<NonNullable<ReturnType<typeof standingFault>>, () => Refusal> = {
  withdrawn: () => refuse(422, ['商品已下架', 'This product has been withdrawn.']),
  notApproved: () =>
    refuse(422, [
      '该私域店铺已取消对贵司的授权',
      'This private shop has withdrawn its approval of your company.',
    ]),
}
