import { and, eq, sql } from 'drizzle-orm'
import type { Text } from '../../../../src/core/language/messages'
import { db } from '../../core/database/db'
import type { Desk, DeskValues } from '../../core/operator/desk'
import { refuseField } from '../../core/http/refusal'
import { waiting } from '../../core/documents/waiting'
import { buyerLabel } from '../../session/sign-in/buyer-label'
import { customer } from '../../session/sign-in/customer.table'
import { companyMultiplier, unchanged, wireMultiplier } from '../../session/sign-in/price-multiplier'

// A literal, because the partial index needs it.
const isChannel = sql`${customer.accountKind} = 'channel'`

const outOfBounds: Text = ['平台系数须为 0.10 至 1.00', 'Enter a platform multiplier from 0.10 to 1.00.']

async function setMultiplier(id: string, { multiplier = '1' }: DeskValues) {
  const platformMultiplier = Math.round(Number(multiplier) * unchanged)
  if (platformMultiplier < unchanged / 10 || platformMultiplier > unchanged)
    throw refuseField(422, 'multiplier', outOfBounds)
  await db()
    .update(customer)
    .set({ platformMultiplier })
    .where(and(eq(customer.id, id), isChannel))
}

/** Channel accounts of companies: the platform alone may let one pay less than its company. */
export const desk = {
  title: ['渠道账号价格', 'Channel account prices'],
  permission: 'sales',
  ...waiting(
    customer,
    [buyerLabel],
    (which) =>
      db()
        .select({
          id: customer.id,
          updatedAt: customer.updatedAt,
          account: buyerLabel,
          priceMultiplier: customer.priceMultiplier,
          platformMultiplier: customer.platformMultiplier,
        })
        .from(customer)
        .where(and(isChannel, which)),
    (row) => {
      const company = wireMultiplier(companyMultiplier(row))
      const platform = wireMultiplier(row.platformMultiplier)
      return {
        head: row.account,
        lines: [
          [`企业系数 ${company}，平台系数 ${platform}`, `Company × ${company}, platform × ${platform}`],
        ],
        actions: ['setMultiplier'],
      }
    },
  ),
  actions: {
    setMultiplier: {
      label: ['设置平台系数', 'Set platform multiplier'],
      fields: [
        {
          name: 'multiplier',
          label: ['平台系数（0.10 至 1.00）', 'Platform multiplier, from 0.10 to 1.00'],
          kind: 'number',
        },
      ],
      act: setMultiplier,
    },
  },
} satisfies Desk
