import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { certificationFields } from './certification-fields'

const base = '/bbb/userCenter/certification'

const certification = z.object({
  /** Code of `reviewState`, or 0 without an application. */
  certState: z.int(),
  /** Latest application. Absent before the first one. `reason` explains a rejection. */
  application: z.optional(
    z.object({ reviewState: z.int(), company: z.string(), reason: z.string(), appliedAt: z.string() }),
  ),
})
export type Certification = z.output<typeof certification>

export const readCertification = endpoint(`GET ${base}/detail`, {
  about: 'Returns the certification state of the buyer’s company and of its application.',
  needs: 'token',
  data: certification,
})

/** Code 409 while another application is under review, and after an approval. */
export const applyCertification = endpoint(`POST ${base}/apply`, {
  about: 'Applies for the certification of a company. The licence must be uploaded first.',
  needs: 'token',
  permission: 'main',
  body: certificationFields.shape,
  data: z.object({ reviewState: z.int() }),
})
