import { and, eq, sql } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { waiting } from '../../core/documents/waiting'
import { notFound } from '../../core/http/refusal'
import type { Desk } from '../../core/operator/desk'
import { buyerLabel } from '../../session/sign-in/buyer-label'
import { customer } from '../../session/sign-in/customer.table'
import { makeAdministrator } from './hand-over-company'
import { lockOrganisation } from './save-unit'

const canBecomeOne = and(
  // Literal, so that the partial index serves.
  sql`${customer.accountKind} = 'sub'`,
  eq(customer.status, 10),
  sql`not jsonb_exists(${customer.roles}, 'administrator')`,
)

async function nameAdministrator(id: string) {
  const [known] = await db().select().from(customer).where(eq(customer.id, id))
  if (!known?.parentId) throw notFound()
  await lockOrganisation(known.parentId)
  const [row] = await db().select().from(customer).where(eq(customer.id, id)).for('update')
  if (!row) throw notFound()
  await makeAdministrator(row)
}

/** Sub-accounts that the platform can make administrator of their company, when the former one is gone. */
export const desk = {
  title: ['企业管理员', 'Company administrators'],
  permission: 'members',
  ...waiting(
    customer,
    [buyerLabel],
    (which) =>
      db()
        .select({ id: customer.id, updatedAt: customer.updatedAt, account: buyerLabel })
        .from(customer)
        .where(and(canBecomeOne, which)),
    ({ account }) => ({ head: account, lines: [], actions: ['nameAdministrator'] }),
  ),
  actions: {
    nameAdministrator: {
      label: ['设为管理员', 'Make administrator'],
      asks: [
        '该账号将获得其企业的全部权限。已核对书面材料？',
        'The account gets all rights of its company. Have you checked the papers?',
      ],
      fields: [
        { name: 'reason', label: ['依据的书面材料', 'Papers that you have checked'], kind: 'textarea' },
      ],
      act: nameAdministrator,
    },
  },
} satisfies Desk
