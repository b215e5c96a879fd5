import { sql } from 'drizzle-orm'
import { customer } from '../../session/sign-in/customer.table'

/** What an invited buyer is called to its inviter: neither phone nor address. */
export const buyerName = sql<string>`coalesce(
  nullif(${customer.extendInfo} ->> 'company', ''), nullif(${customer.nickName}, ''), ${customer.loginAccount})`
