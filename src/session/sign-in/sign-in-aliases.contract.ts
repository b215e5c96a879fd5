import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { credentials } from './credentials'
import { signedIn } from './sign-in.contract'

export const signInAlias = endpoint('POST /auth/login', {
  about: 'Alias of /pc/bbbAuth/login.',
  signsIn: true,
  body: credentials,
  data: signedIn,
})

export const signOutAlias = endpoint('POST /auth/logout', {
  about: 'Alias of /pc/bbbAuth/logout.',
  needs: 'token',
  data: z.boolean(),
})
