import * as z from 'zod/mini'
import { documentContract } from '../../core/api/document-contract'
import { endpoint } from '../../core/api/endpoint'
import { code, formText, id, quantity, wording } from '../../core/api/shapes'
import { keyword, text } from '../../core/api/text-shapes'
import { ofSite } from '../../site/brand-site/document-site'
import { offerFiles, offerLine } from '../offers/offers.contract'

/** Maximum number of lines of a contract. */
export const mostContractLines = 200

const base = '/bbb/userCenter/contract'
const moved = z.object({ state: z.int() })

export const applyForContract = endpoint(`POST ${base}/apply`, {
  about: 'Requests contract prices of goods for a number of months. Only for certified companies.',
  needs: 'token',
  permission: 'certified',
  once: true,
  body: z.object({
    /** Goods with the total quantity to be bought. */
    lines: z.array(z.object({ skuId: id, quantity })).check(z.maxLength(mostContractLines)),
    title: z._default(formText, ''),
    months: z.optional(z.union([formText, code])),
    remark: z.optional(formText),
    files: offerFiles,
  }),
  data: z.object({ contractId: id, contractNo: z.string() }),
})

export const {
  row: contractRow,
  list: pageContracts,
  detail: contractDetail,
} = documentContract(base, {
  about: {
    list: 'Lists the contracts of the buyer’s company, the latest first. A sub-account sees those it requested.',
    detail: 'Returns a contract with its text and prices.',
  },
  filters: {
    /** Part of a contract number or title. */
    keyword: z.optional(keyword()),
  },
  row: {
    contractNo: z.string(),
    title: wording,
    /** Number of lines. */
    kinds: z.int(),
    /** Requested duration in months. */
    months: z.int(),
    /** First day, and `endsOn` the last day. Present once the contract is written. */
    startsOn: z.optional(z.string()),
    endsOn: z.optional(z.string()),
    signedAt: z.optional(z.string()),
    /** Account that requested the contract, if it is another account. */
    placedBy: z.optional(z.object({ id, name: z.string() })),
    ...ofSite,
  },
  more: {
    /** Lines. `price` is the contract price per piece. */
    lines: z.array(offerLine),
    remark: z.string(),
    files: z.array(z.string()),
    /** Reason for the rejection or termination. */
    reason: z.string(),
    /** Exact text to sign. Absent before it is written. */
    text: z.optional(z.string()),
    /** SHA-256 of the text. A signature must contain it. */
    hash: z.optional(z.string()),
    signedName: z.optional(z.string()),
  },
})
export type ContractRow = z.output<typeof contractRow>
export type ContractDetail = z.output<(typeof contractDetail)['shapes']['data']>

export const signContract = endpoint(`PUT ${base}/sign/{id}`, {
  about: 'Signs the contract’s text, identified by its hash. 409: the text has changed.',
  needs: 'token',
  permission: 'main',
  body: z.object({ name: text(20, 1), hash: text(64, 64) }),
  data: moved,
})

export const withdrawContract = endpoint(`PUT ${base}/withdraw/{id}`, {
  about: 'Withdraws the request for a contract, or declines to sign it.',
  needs: 'token',
  data: moved,
})

export const contractFile = endpoint(`POST ${base}/file/{id}`, {
  about: 'Returns a one-time URL of the contract as a document, valid for one minute without a token.',
  needs: 'token',
  data: z.object({ url: z.string(), fileName: z.string() }),
})
