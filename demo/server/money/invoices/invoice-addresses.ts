import { and, asc, eq } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/endpoint'
import {
  mostInvoiceAddresses,
  type addInvoiceAddress,
  type InvoiceAddress,
} from '../../../../src/money/invoices/invoice-addresses.contract'
import { regionNames } from '../../account/addresses/region-names'
import { db, tx } from '../../core/db'
import { newId } from '../../core/ids'
import { notFound, refuse } from '../../core/refusal'
import { lockFunds } from '../accounts/account-rows'
import { invoiceAddress } from './invoice-papers.table'

type Given = Asked<typeof addInvoiceAddress>['body']

const full = () =>
  refuse(422, ['最多保存 {n} 个收票地址', 'At most {n} mailing addresses can be kept.'], {
    values: { n: mostInvoiceAddresses },
  })
const noPlace = () =>
  refuse(400, ['请选择所在地区', 'Please select region.'], {
    errors: [{ path: 'regionCode', message: ['请选择所在地区', 'Please select region.'] }],
  })

const ofCompany = (companyId: string) => eq(invoiceAddress.customerId, companyId)
const oneOf = (companyId: string, id: string) => and(ofCompany(companyId), eq(invoiceAddress.id, id))

/** Where a company has invoices mailed, the default address first, then the oldest. */
export async function invoiceAddressesOf(companyId: string): Promise<InvoiceAddress[]> {
  const rows = await db()
    .select()
    .from(invoiceAddress)
    .where(ofCompany(companyId))
    .orderBy(asc(invoiceAddress.isDefault), asc(invoiceAddress.createdAt), asc(invoiceAddress.id))
  const { nameOf } = await regionNames()
  return rows.map(({ id, consignee, phone, regionCode, detail, isDefault }) => ({
    id,
    consignee,
    phone,
    regionCode,
    regionName: nameOf(regionCode),
    detail,
    isDefault,
  }))
}

/** @throws Refusal 400 no such region */
async function facts({ consignee, phone, regionCode, detail }: Given) {
  if (!(await regionNames()).isPlace(String(regionCode))) throw noPlace()
  return { consignee, phone, regionCode: String(regionCode), detail }
}

async function setDefault(companyId: string, id: string) {
  await db()
    .update(invoiceAddress)
    .set({ isDefault: 20 })
    .where(and(ofCompany(companyId), eq(invoiceAddress.isDefault, 10)))
  const [made] = await db()
    .update(invoiceAddress)
    .set({ isDefault: 10 })
    .where(oneOf(companyId, id))
    .returning({ id: invoiceAddress.id })
  if (!made) throw notFound()
}

/** Keeps an address; whoever has none yet gets the first one as default. @returns its id */
export function keepInvoiceAddress(companyId: string, given: Given): Promise<string> {
  return tx(async () => {
    await lockFunds(companyId)
    const kept = await db().$count(invoiceAddress, ofCompany(companyId))
    if (kept >= mostInvoiceAddresses) throw full()
    const id = newId()
    await db()
      .insert(invoiceAddress)
      .values({ ...(await facts(given)), id, customerId: companyId })
    if (given.isDefault === 10 || kept === 0) await setDefault(companyId, id)
    return id
  })
}

/** @throws Refusal 400 no such region, 404 also for somebody else's */
export function changeInvoiceAddress(companyId: string, id: string, given: Given) {
  return tx(async () => {
    await lockFunds(companyId)
    const [changed] = await db()
      .update(invoiceAddress)
      .set(await facts(given))
      .where(oneOf(companyId, id))
      .returning({ id: invoiceAddress.id })
    if (!changed) throw notFound()
    if (given.isDefault === 10) await setDefault(companyId, id)
    return true as const
  })
}

/** @throws Refusal 404 also for somebody else's */
export function dropInvoiceAddress(companyId: string, id: string) {
  return tx(async () => {
    await lockFunds(companyId)
    const [dropped] = await db()
      .delete(invoiceAddress)
      .where(oneOf(companyId, id))
      .returning({ isDefault: invoiceAddress.isDefault })
    if (!dropped) throw notFound()
    const [next] = await db()
      .select({ id: invoiceAddress.id })
      .from(invoiceAddress)
      .where(ofCompany(companyId))
      .orderBy(asc(invoiceAddress.createdAt), asc(invoiceAddress.id))
      .limit(1)
    if (dropped.isDefault === 10 && next) await setDefault(companyId, next.id)
    return true as const
  })
}

/** @throws Refusal 404 also for somebody else's */
export function makeDefaultInvoiceAddress(companyId: string, id: string) {
  return tx(async () => {
    await lockFunds(companyId)
    await setDefault(companyId, id)
    return true as const
  })
}
