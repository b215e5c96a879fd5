import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, page, paging, yesNo } from '../../core/api/shapes'
import { keyword } from '../../core/api/text-shapes'
import { buyingFields } from './buying-fields'
import { costCentreFields, newCostCentreFields } from './cost-centre-fields'

/** Maximum number of cost centres of a company. */
export const mostCostCentres = 1000
/** Maximum number of rows of one import. */
export const mostImported = 1000

const costCentre = z.object({
  id,
  code: z.string(),
  name: z.string(),
  /** First and last active day. Absent: no limit. */
  activeFrom: z.optional(z.string()),
  activeUntil: z.optional(z.string()),
  /** 10: active today. */
  active: yesNo,
})
export type CostCentre = z.output<typeof costCentre>

const base = '/bbb/userCenter/costCentre'

export const pageCostCentres = endpoint(`POST ${base}/page`, {
  about: 'Lists the cost centres of the buyer’s company by code. The keyword is searched in code and name.',
  needs: 'token',
  permission: 'budgetManager',
  body: z.object({ ...paging, keyword: z.optional(keyword()) }),
  data: page(costCentre),
})

/** Code 409: the company has this code already. 422: the maximum number is reached. */
export const addCostCentre = endpoint(`POST ${base}/add`, {
  about: 'Adds a cost centre and returns its id.',
  needs: 'token',
  permission: 'budgetManager',
  body: newCostCentreFields.shape,
  data: id,
})

export const updateCostCentre = endpoint(`PUT ${base}/update/{id}`, {
  about: 'Changes the name and the active days of a cost centre. Placed orders keep it.',
  needs: 'token',
  permission: 'budgetManager',
  body: costCentreFields.shape,
  data: z.literal(true),
})

const importedText = z.string().check(z.maxLength(200))

/** Reasons why a row was not imported. */
const rowFault = z.enum(['codeMissing', 'nameMissing', 'tooLong', 'twice', 'wrongDay', 'wrongDays', 'full'])
export type RowFault = z.output<typeof rowFault>

export const importCostCentres = endpoint(`POST ${base}/import`, {
  about:
    'Imports cost centres from rows of a table. Changes known codes, adds others, and returns the faulty rows, which are left out.',
  needs: 'token',
  permission: 'budgetManager',
  body: z.object({
    /** Rows of the table. Empty texts are absent values. */
    rows: z
      .array(
        z.object({
          code: importedText,
          name: importedText,
          activeFrom: importedText,
          activeUntil: importedText,
        }),
      )
      .check(z.minLength(1), z.maxLength(mostImported)),
  }),
  data: z.object({
    /** Number of new cost centres. */
    added: z.int(),
    /** Number of changed cost centres. */
    changed: z.int(),
    /** Faulty rows, by their position in the request. */
    faults: z.array(
      z.object({
        /** Position of the row, from 0. */
        row: z.int(),
        /** Reason why the row was left out. */
        reason: rowFault,
      }),
    ),
  }),
})

export const readBuyingChoices = endpoint(`GET ${base}/choices`, {
  about: 'Returns the company’s rules about PO numbers and cost centres, and its time zone.',
  needs: 'token',
  data: z.object({
    /** Code of `poNumberRule`. */
    poNumber: z.int(),
    /** Code of `costCentreRule`. */
    costCentre: z.int(),
    /** IANA name. */
    timeZone: z.string(),
  }),
})

/** 422: unknown time zone. */
export const saveBuyingChoices = endpoint(`PUT ${base}/choices`, {
  about: 'Changes the company’s rules about PO numbers and cost centres, and its time zone.',
  needs: 'token',
  permission: 'budgetManager',
  body: buyingFields.shape,
  data: z.literal(true),
})
