import { sql } from 'drizzle-orm'
import { customer } from './customer.table'

const own = sql`coalesce(nullif(${customer.legalName}, ''), ${customer.nickName})`

/** What a desk calls a buyer: company and person where they are known, and the account, which is nobody else’s. */
export const buyerLabel = sql<string>`concat_ws(' ', nullif(${customer.extendInfo} ->> 'company', ''),
  nullif(nullif(${own}, ''), ${customer.loginAccount}), ${customer.loginAccount})`
