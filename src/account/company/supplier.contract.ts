import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'

export const supplierDetail = endpoint('GET /bbb/userCenter/supplier/detail', {
  about: 'Returns the company’s application as a supplier and its state. Absent if it never applied.',
  needs: 'token',
  permission: 'main',
  data: z.object({
    supplier: z.optional(
      z.object({
        company: z.string(),
        creditCode: z.string(),
        /** Names of first-level categories. */
        categories: z.array(z.string()),
        bank: z.string(),
        /** Last four digits. */
        bankCard: z.string(),
        contact: z.string(),
        phone: z.string(),
        /** URLs of the company's documents. */
        licenses: z.array(z.string()),
        reviewState: z.int(),
        /** Reason for the rejection. */
        reason: z.string(),
        appliedAt: z.string(),
      }),
    ),
  }),
})
export type SupplierDetail = z.output<(typeof supplierDetail)['shapes']['data']>
