import { desks } from '../../core/operator/desk'
import { mayUse, type OperatorRole } from '../../core/operator/operator-permission'

/** Desks in order of priority: requests of buyers, then payments, then memberships. */
const order = [
  'orders',
  'parcels',
  'after-sales',
  'complaints',
  'service-messages',
  'vouchers',
  'offers',
  'enquiries',
  'written-contracts',
  'contracts',
  'invoices',
  'invoice-titles',
  'withdrawals',
  'bonds',
  'claims',
  'payouts',
  'disputed-bills',
  'credit-applications',
  'memberships',
  'certifications',
  'suppliers',
  'private-shops',
  'approved-companies',
  'channel-accounts',
  'administrators',
  'comments',
  'undelivered',
]

const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)

/** Returns the permitted desks in order of priority. */
export const desksFor = (role: OperatorRole) =>
  [...desks]
    .filter(([, { permission }]) => mayUse(role, permission, 'read'))
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
