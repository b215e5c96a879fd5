import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { profileFields } from './profile-fields'

const base = '/bbb/userCenter/info'

export const profile = endpoint(`GET ${base}/detail`, {
  about: 'Returns the buyer’s profile. The account name cannot be changed.',
  needs: 'token',
  data: z.object({
    loginAccount: z.string(),
    nickName: z.string(),
    legalName: z.string(),
    /** Date, `yyyy-MM-dd`. Empty if not given. */
    birthday: z.string(),
  }),
})

export const updateProfile = endpoint(`PUT ${base}/update`, {
  about: 'Changes the buyer’s profile.',
  needs: 'token',
  body: profileFields.shape,
  data: z.boolean(),
})
