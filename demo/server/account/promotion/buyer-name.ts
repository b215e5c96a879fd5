import { sql } from 'drizzle-orm'
import { customer } from '../../session/sign-in/customer.table'

/** Name of an invited buyer for the inviter, without phone or address. */
export const buyerName = sql<string>`coalesce(
  nullif(${customer.extendInfo} ->> 'company', ''), nullif(${customer.nickName}, ''), ${customer.loginAccount})`
