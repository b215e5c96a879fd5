import {
  checkImport,
  importInvitations,
  type ImportRow,
} from '../../../src/account/invitations/import.contract'
import { bed } from '../../trade/checkout/checkout-bed'
import type { Asking } from '../../server/testbed'

const blank: ImportRow = {
  legalName: '秦川',
  target: '13900001234',
  loginAccount: '',
  unitId: '',
  roles: '',
  kind: '',
  priceMultiplier: '',
  needReview: '',
}
export const row = (more: Partial<ImportRow> = {}): ImportRow => ({ ...blank, ...more })

/** Returns rows of different people. */
export const people = (count: number, from = 0): ImportRow[] =>
  Array.from({ length: count }, (_, at) =>
    row({ legalName: `员工${from + at}`, target: String(13_900_000_000 + from + at) }),
  )

export const check = (rows: ImportRow[], token: string, asking: Asking = {}) =>
  bed.call(checkImport, { body: { rows } }, { token, ...asking })
export const importRows = (rows: ImportRow[], token: string, asking: Asking = {}) =>
  bed.call(importInvitations, { body: { rows } }, { token, ...asking })
