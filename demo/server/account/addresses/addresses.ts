import { and, asc, eq } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/endpoint'
import {
  mostAddresses,
  type Address,
  type addAddress,
} from '../../../../src/account/addresses/addresses.contract'
import { db, tx } from '../../core/db'
import { newId } from '../../core/ids'
import { notFound, refuse } from '../../core/refusal'
import { customer } from '../../session/sign-in/customer.table'
import { address } from './addresses.table'
import { regionNames } from './region-names'

type Given = Asked<typeof addAddress>['body']

const full = () =>
  refuse(422, ['最多保存 {n} 个收货地址', 'At most {n} addresses can be kept.'], {
    values: { n: mostAddresses },
  })
const noPlace = () =>
  refuse(400, ['请选择所在地区', 'Please select region.'], {
    errors: [{ path: 'regionCode', message: ['请选择所在地区', 'Please select region.'] }],
  })

const ofCompany = (companyId: string) => eq(address.customerId, companyId)
const oneOf = (companyId: string, id: string) => and(ofCompany(companyId), eq(address.id, id))

/** One write at a time to a company's addresses. */
const lockCompany = (companyId: string) =>
  db().select({ id: customer.id }).from(customer).where(eq(customer.id, companyId)).for('update')

/** Addresses of a company, the default one first, then the oldest. */
export async function addressesOf(companyId: string): Promise<Address[]> {
  const rows = await db()
    .select()
    .from(address)
    .where(ofCompany(companyId))
    .orderBy(asc(address.isDefault), asc(address.createdAt), asc(address.id))
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

/** Adds an address; whoever has none yet gets the first one as default. @returns its id */
export function keepAddress(companyId: string, given: Given): Promise<string> {
  return tx(async () => {
    await lockCompany(companyId)
    const kept = await db().$count(address, ofCompany(companyId))
    if (kept >= mostAddresses) throw full()
    const regionCode = String(given.regionCode)
    if (!(await regionNames()).isPlace(regionCode)) throw noPlace()
    const { consignee, phone, detail, label = '', isDefault } = given
    const id = newId()
    const row = { id, customerId: companyId, consignee, phone, regionCode, detail, label }
    await db().insert(address).values(row)
    if (isDefault === 10 || kept === 0) await setDefault(companyId, id)
    return id
  })
}

/** @throws Refusal 400 no such region, 404 also for somebody else's */
export function changeAddress(companyId: string, id: string, given: Given) {
  return tx(async () => {
    await lockCompany(companyId)
    const regionCode = String(given.regionCode)
    if (!(await regionNames()).isPlace(regionCode)) throw noPlace()
    const { consignee, phone, detail, label = '' } = given
    const [changed] = await db()
      .update(address)
      .set({ consignee, phone, regionCode, detail, label })
      .where(oneOf(companyId, id))
      .returning({ id: address.id })
    if (!changed) throw notFound()
    if (given.isDefault === 10) await setDefault(companyId, id)
    return true as const
  })
}

/** @throws Refusal 404 also for somebody else's */
export function dropAddress(companyId: string, id: string) {
  return tx(async () => {
    await lockCompany(companyId)
    const [dropped] = await db()
      .delete(address)
      .where(oneOf(companyId, id))
      .returning({ isDefault: address.isDefault })
    if (!dropped) throw notFound()
    const [next] = await db()
      .select({ id: address.id })
      .from(address)
      .where(ofCompany(companyId))
      .orderBy(asc(address.createdAt), asc(address.id))
      .limit(1)
    if (dropped.isDefault === 10 && next) await setDefault(companyId, next.id)
    return true as const
  })
}

/** @throws Refusal 404 also for somebody else's */
export function makeDefault(companyId: string, id: string) {
  return tx(async () => {
    await lockCompany(companyId)
    await setDefault(companyId, id)
    return true as const
  })
}

async function setDefault(companyId: string, id: string) {
  await db()
    .update(address)
    .set({ isDefault: 20 })
    .where(and(ofCompany(companyId), eq(address.isDefault, 10)))
  const [made] = await db()
    .update(address)
    .set({ isDefault: 10 })
    .where(oneOf(companyId, id))
    .returning({ id: address.id })
  if (!made) throw notFound()
}
