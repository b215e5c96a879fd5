import { shop } from '../../catalogue/shops/shops.table'
import type { Desk } from '../../core/operator/desk'
import { reviewing, waitingForReview } from '../company/review-desk'
import { applicationRows, applicationWords } from './application-rows'
import { moveApplication } from './move-application'
import { privateShopApply } from './private-shops.table'

/** Companies that want to buy in private shops. */
export const desk = {
  title: ['私域店铺申请', 'Private shop applications'],
  permission: 'members',
  ...waitingForReview(
    privateShopApply,
    [privateShopApply.company, shop.name, privateShopApply.phone],
    applicationRows,
    applicationWords,
  ),
  actions: reviewing(moveApplication),
} satisfies Desk
