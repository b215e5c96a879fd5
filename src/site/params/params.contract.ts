import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { code, yesNo } from '../../core/api/shapes'

/** Codes of site parameters, defined by the operator. */
export const paramCode = {
  pointsGift: 6001,
  pointsWelcome: 6002,
  pointsDeduction: 6004,
  promotion: 6007,
} as const

export const listParam = endpoint('GET /bbb/userCenter/listParam', {
  about:
    'Returns rules of the brand site by code. 6001: points for orders. 6002: points for registrations and birthdays. 6004: payment with points (status 10 and integDeduct 10). 6007: commission for orders of invited buyers.',
  needs: 'token',
  query: z.object({ codes: z.array(code).check(z.minLength(1), z.maxLength(20)) }),
  data: z.array(
    z.object({
      code: z.int(),
      status: yesNo,
      bizParam: z._default(z.record(z.string(), z.int()), {}),
      /** Alternative to `bizParam.integDeduct`. */
      integDeduct: z.optional(yesNo),
    }),
  ),
})
