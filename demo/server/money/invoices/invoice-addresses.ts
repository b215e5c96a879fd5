import type { Asked } from '../../../../src/core/api/endpoint'
import {
  mostInvoiceAddresses,
  type addInvoiceAddress,
  type InvoiceAddress,
} from '../../../../src/money/invoices/invoice-addresses.contract'
import { districtOf, regionNames } from '../../account/addresses/region-names'
import { db } from '../../core/database/db'
import { companyList } from '../../core/documents/company-list'
import { refuse } from '../../core/http/refusal'
import { lockFunds } from '../accounts/account-rows'
import { invoiceAddress } from './invoice-papers.table'

type Given = Asked<typeof addInvoiceAddress>['body']

const full = () =>
  refuse(422, ['最多保存 {n} 个收票地址', 'You can save up to {n} mailing addresses.'], {
    values: { n: mostInvoiceAddresses },
  })
const list = companyList(invoiceAddress, lockFunds, { most: mostInvoiceAddresses, full })

/** Reads a company's mailing addresses, the default first, then the oldest. */
export async function invoiceAddressesOf(companyId: string): Promise<InvoiceAddress[]> {
  const rows = await db()
    .select()
    .from(invoiceAddress)
    .where(list.ofCompany(companyId))
    .orderBy(...list.order)
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
  return { consignee, phone, regionCode: await districtOf(regionCode), detail }
}

/** Adds an address. The first one becomes the default. @returns its id */
export const keepInvoiceAddress = (companyId: string, given: Given) =>
  list.keep(companyId, given.isDefault, async (id) =>
    db()
      .insert(invoiceAddress)
      .values({ ...(await facts(given)), id, customerId: companyId }),
  )

/** Changes an address. @throws Refusal 400 unknown region, 404 unknown or another company's */
export const changeInvoiceAddress = (companyId: string, id: string, given: Given) =>
  list.change(companyId, id, given.isDefault, async (own) =>
    db()
      .update(invoiceAddress)
      .set(await facts(given))
      .where(own)
      .returning({ id: invoiceAddress.id }),
  )

export const { drop: dropInvoiceAddress, makeDefault: makeDefaultInvoiceAddress } = list
