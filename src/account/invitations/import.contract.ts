import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'

/** Maximum number of rows of one request. A file is sent in several requests. */
export const mostImported = 300
/** Maximum number of rows of one file. */
export const mostFileRows = 10_000
/** Maximum number of characters of a cell. */
export const longestCell = 260

/** Columns of the file, in the order of the template. */
export const importColumns = [
  'legalName',
  'target',
  'loginAccount',
  'unitId',
  'roles',
  'kind',
  'priceMultiplier',
  'needReview',
] as const
const column = z.enum(importColumns)
export type ImportColumn = z.output<typeof column>

const cell = z.string().check(z.maxLength(longestCell))

const row = z.object({
  legalName: cell,
  /** Mobile number or e-mail address. */
  target: cell,
  /** Suggested user name. */
  loginAccount: cell,
  /** Name of a department, or the names from the top: `生产部 / 一车间`. Empty: the company itself. */
  unitId: cell,
  /** Names of roles with commas between them. Empty: buyer and approver. */
  roles: cell,
  /** Kind of account in Chinese or English. Empty: a regular sub-account. */
  kind: cell,
  /** Price multiplier of a channel account. */
  priceMultiplier: cell,
  /** Yes or no in Chinese or English. Empty: no. */
  needReview: cell,
})
export type ImportRow = z.output<typeof row>

const body = z.object({
  /** Texts of the rows. */
  rows: z.array(row).check(z.minLength(1), z.maxLength(mostImported)),
})

const fault = z.object({
  /** Position of the row in the request, from 0. */
  row: z.int(),
  /** Column with the fault. */
  column,
  /** Code of the same fault of a single invitation: 400 invalid, 403, 409, 422, 429. */
  code: z.int(),
  /** Sentence for people. */
  message: z.string(),
})
export type ImportFault = z.output<typeof fault>

const data = z.object({
  /** Number of rows without a fault: to be invited, or invited. */
  invited: z.int(),
  /** Faulty rows, which are left out. */
  faults: z.array(fault).check(z.maxLength(mostImported)),
})

const base = '/bbb/userCenter/invitations'

/** Code 429: more than 300 requests of imports within an hour. */
export const checkImport = endpoint(`POST ${base}/check`, {
  about: 'Checks rows of a file of invitations and returns the faulty ones. Changes nothing.',
  needs: 'token',
  permission: 'memberManager',
  body,
  data,
})

/** Code 429: as for the check. 503: no message service. */
export const importInvitations = endpoint(`POST ${base}/import`, {
  about: 'Invites the people in the rows of a file. Faulty rows are left out and returned.',
  needs: 'token',
  permission: 'memberManager',
  once: true,
  body,
  data,
})
