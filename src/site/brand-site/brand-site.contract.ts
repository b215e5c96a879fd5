import * as z from 'zod/mini'
import { endpoint } from '../../core/endpoint'
import { id, wording, yes, yesNo } from '../../core/shapes'

/**
 * Which brand site a host name or site key means: its id; of a group of sites the id with that word. Code 404:
 * none.
 */
export const findSite = endpoint('GET /pc/bbbAuth/network/site/{siteKeyFromHost}', {
  about:
    'The brand site of a host name or site key: its id. A group of sites says so: its calls go to /bbbGroup.',
  data: z.union([id, z.object({ id, groupSite: yesNo })]),
})

export const salespersonSetting = endpoint('GET /pc/bbbAuth/salesperson/site/{brandSiteId}', {
  about: 'Whether the salesperson shop of the brand site is open: 10 yes, 20 no.',
  data: yesNo,
})

export const currencySettings = endpoint('GET /bbb/pc/settings/currency', {
  about:
    'How amounts are shown: ways 10 rounds to `digit` places, 20 down, 30 up to whole units. Only the dictionaries of dictCodes are asked for at /sysDict, all of them where it is left out.',
  query: z.object({ brandTerminalId: z.optional(id) }),
  data: z.object({
    symbol: z.string(),
    digit: z.int(),
    ways: z.int(),
    dictCodes: z.optional(z.array(z.string())),
  }),
})

/** Options of the site that only logged-in buyers are told. */
export const siteOption = endpoint('GET /bbb/home/getSiteOption', {
  about:
    'Options of the brand site for logged-in buyers: vipShow 10 shows member prices, unenoughStockSale 10, which holds where it is left out, sells what is out of stock.',
  needs: 'token',
  data: z.object({
    vipShow: yesNo,
    linkHint: z.optional(yesNo),
    unenoughStockSale: z._default(yesNo, yes),
    commentImageMb: z.optional(z.int()),
  }),
})

export const siteCustomerService = endpoint('GET /bbb/h5/siteCustomer', {
  about: 'Telephone, working time and chat of the brand site; state 10: instant messages are on.',
  query: z.object({ brandTerminalId: id }),
  data: z.object({
    state: yesNo,
    chatUrl: z.optional(z.string()),
    imLink: z.optional(z.string()),
    phone: z.string(),
    workTime: wording,
    qrCode: z.optional(z.string()),
    /** 10: a message may be left. */
    messageForm: z.optional(yesNo),
  }),
})

export const seo = endpoint('GET /bbb/seo', {
  about:
    'Title, keywords and description of a page; `{page}` in a title stands for what the page calls itself.',
  query: z.object({ seoCode: z.string(), brandTerminalId: z.optional(id) }),
  data: z.object({ title: wording, keywords: wording, description: wording }),
})
