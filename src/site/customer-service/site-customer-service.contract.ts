import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, wording, yesNo } from '../../core/api/shapes'

export const siteCustomerService = endpoint('GET /bbb/h5/siteCustomer', {
  about: 'Returns telephone, working hours and chat of the brand site. state 10: chat is enabled.',
  query: z.object({ brandTerminalId: id }),
  data: z.object({
    state: yesNo,
    chatUrl: z.optional(z.string()),
    imLink: z.optional(z.string()),
    phone: z.string(),
    workTime: wording,
    qrCode: z.optional(z.string()),
    /** 10: the site has a message form. */
    messageForm: z.optional(yesNo),
  }),
})
