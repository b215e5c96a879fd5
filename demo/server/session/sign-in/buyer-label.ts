import { sql } from 'drizzle-orm'
import { customer } from './customer.table'

const own = sql`coalesce(nullif(${customer.legalName}, ''), ${customer.nickName})`

/** Label of a buyer at a desk: company and person if known, and the unique account name. */
export const buyerLabel = sql<string>`concat_ws(' ', nullif(${customer.extendInfo} ->> 'company', ''),
  nullif(nullif(${own}, ''), ${customer.loginAccount}), ${customer.loginAccount})`
