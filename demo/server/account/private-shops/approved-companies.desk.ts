import { and, eq } from 'drizzle-orm'
import { applicationActions } from '../../../../src/account/private-shops/private-shop-machine'
import { reviewState } from '../../../../src/words/review-state'
import { shop } from '../../catalogue/shops/shops.table'
import type { Desk, DeskValues } from '../../core/operator/desk'
import { waiting } from '../../core/documents/waiting'
import { applicationRows, applicationWords } from './application-rows'
import { moveApplication } from './move-application'
import { privateShopApply } from './private-shops.table'

/** Companies that private shops let in: a shop may withdraw its approval. */
export const desk = {
  title: ['私域店铺授权', 'Private shop approvals'],
  permission: 'members',
  ...waiting(
    privateShopApply,
    [privateShopApply.company, shop.name, privateShopApply.phone],
    (which) => applicationRows(and(eq(privateShopApply.reviewState, reviewState.code.approved), which)),
    (row) => ({ ...applicationWords(row), actions: applicationActions(row.reviewState, 'platform') }),
  ),
  actions: {
    withdraw: {
      label: ['取消授权', 'Withdraw approval'],
      fields: [{ name: 'reason', label: ['原因', 'Reason'], kind: 'textarea' }],
      act: (id: string, { reason = '' }: DeskValues) =>
        moveApplication(id, 'withdraw', { actor: 'platform', reason }),
    },
  },
} satisfies Desk
