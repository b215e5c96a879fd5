import { eq } from 'drizzle-orm'
import { invoiceMedium } from '../../../../src/money/invoices/invoice-medium'
import { db } from '../../core/database/db'
import { customer } from '../../session/sign-in/customer.table'
import { isPersonOf, person } from '../../session/sign-in/person'
import { siteIds } from '../../core/config/site'
import { orders } from '../../trade/orders/orders.table'
import { askable, leftOf } from './left-to-invoice'
import { newApplication } from './new-application'

const textOf = (value: string | number | undefined) => String(value ?? '')

/**
 * Applies for the invoice that was requested at checkout, when the order completes. Runs in the transaction of that step, which has locked
 * the company's accounts.
 */
export async function applyAsWished(orderId: string) {
  const [order] = await db().select().from(orders).where(eq(orders.id, orderId))
  if (!order?.invoiceWish) return
  const amount = askable(order, (await leftOf([orderId])).get(orderId) ?? 0)
  if (amount === 0) return
  const { type, title, taxNo, bank, bankCard, regAddress, regPhone } = order.invoiceWish
  const [asker] = await db()
    .select({ email: person.email })
    .from(customer)
    .innerJoin(person, isPersonOf)
    .where(eq(customer.id, order.placedBy))
  await newApplication(
    {
      customerId: order.customerId,
      placedBy: order.placedBy,
      siteId: siteIds.main,
      medium: invoiceMedium.code.electronic,
      title: {
        type: Number(type),
        title: textOf(title),
        taxNo: textOf(taxNo),
        bank: textOf(bank),
        bankCard: textOf(bankCard),
        regAddress: textOf(regAddress),
        regPhone: textOf(regPhone),
      },
      mailTo: null,
      email: asker?.email ?? '',
    },
    [{ orderId, amount }],
  )
}
