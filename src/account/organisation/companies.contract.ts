import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, yesNo } from '../../core/api/shapes'
import { signedIn } from '../../session/sign-in/sign-in.contract'

const ownCompany = z.object({
  /** Account of the person in this company. */
  id,
  /** Name of the company. */
  name: z.string(),
  accountKind: z.enum(['main', 'sub', 'channel']),
  /** Department. Empty: the company itself. */
  unit: z.string(),
  /** Roles of a sub-account. The name is empty for roles that every company has. */
  roles: z.array(z.object({ id, name: z.string() })),
  /** 10: the account of this session. */
  current: yesNo,
})
export type OwnCompany = z.output<typeof ownCompany>

const base = '/bbb/userCenter/companies'

export const ownCompanies = endpoint(`GET ${base}/list`, {
  about: 'Lists the companies in which the person can act, the account of this session included.',
  needs: 'token',
  data: z.object({
    /** Companies, the oldest account first. */
    companies: z.array(ownCompany),
  }),
})

/** Code 404: no account of this person. 403: the account is closed. 409: this session has ended. */
export const enterCompany = endpoint(`POST ${base}/enter`, {
  about:
    'Continues in another company: returns a new session of the person’s account there and ends this one.',
  needs: 'token',
  body: z.object({ id }),
  data: signedIn,
})
