import { eq } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/api/endpoint'
import {
  mostAddresses,
  type Address,
  type addAddress,
} from '../../../../src/account/addresses/addresses.contract'
import { db } from '../../core/database/db'
import { companyList } from '../../core/documents/company-list'
import { refuse } from '../../core/http/refusal'
import { customer } from '../../session/sign-in/customer.table'
import { address } from './addresses.table'
import { districtOf, regionNames } from './region-names'

type Given = Asked<typeof addAddress>['body']

const full = () =>
  refuse(422, ['最多保存 {n} 个收货地址', 'You can save up to {n} delivery addresses.'], {
    values: { n: mostAddresses },
  })

/** Serialises writes to a company's addresses. */
const lockCompany = (companyId: string) =>
  db().select({ id: customer.id }).from(customer).where(eq(customer.id, companyId)).for('update')

const list = companyList(address, lockCompany, { most: mostAddresses, full })

/** Addresses of a company, the default one first, then the oldest. */
export async function addressesOf(companyId: string): Promise<Address[]> {
  const rows = await db()
    .select()
    .from(address)
    .where(list.ofCompany(companyId))
    .orderBy(...list.order)
  const { nameOf } = await regionNames()
  return rows.map(({ id, consignee, phone, regionCode, detail, label, isDefault }) => ({
    id,
    consignee,
    phone,
    regionCode,
    regionName: nameOf(regionCode),
    detail,
    label,
    isDefault,
  }))
}

/** @throws Refusal 400 no such region */
async function facts({ consignee, phone, regionCode, detail, label = '' }: Given) {
  return { consignee, phone, regionCode: await districtOf(regionCode), detail, label }
}

/** Adds an address. The first one becomes the default. @returns its id */
export const keepAddress = (companyId: string, given: Given) =>
  list.keep(companyId, given.isDefault, async (id) =>
    db()
      .insert(address)
      .values({ ...(await facts(given)), id, customerId: companyId }),
  )

/** Changes an address. @throws Refusal 400 unknown region, 404 unknown or another company's */
export const changeAddress = (companyId: string, id: string, given: Given) =>
  list.change(companyId, id, given.isDefault, async (own) =>
    db()
      .update(address)
      .set(await facts(given))
      .where(own)
      .returning({ id: address.id }),
  )

export const { drop: dropAddress, makeDefault } = list
