import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { profileFields } from './profile-fields'

const base = '/bbb/userCenter/info'

export const profile = endpoint(`GET ${base}/detail`, {
  about: 'What the buyer has said of themselves; the account’s name does not change.',
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
  about: 'Changes what the buyer says of themselves.',
  needs: 'token',
  body: profileFields.shape,
  data: z.boolean(),
})
