import * as z from 'zod/mini'
import { endpoint } from '../../core/endpoint'
import { id, yesNo } from '../../core/shapes'

/**
 * Which brand site a host name or site key means: its id; of a group of sites the id with that word. Code 404:
 * none; 423: it is switched off, as is every other call about it then.
 */
export const findSite = endpoint('GET /pc/bbbAuth/network/site/{siteKeyFromHost}', {
  about:
    'The brand site of a host name or site key: its id. A group of sites says so: its calls go to /bbbGroup. 423: the site is switched off, and the sentence says what to do; all calls about it are answered so.',
  data: z.union([id, z.object({ id, groupSite: yesNo })]),
})

export const currencySettings = endpoint('GET /bbb/pc/settings/currency', {
  about:
    'How amounts are shown: ways 10 rounds to `digit` places, 20 down, 30 up to whole units. `accounts` says the same of credit, deposits, bonds and commission, where they are in another currency. Only the dictionaries of dictCodes are asked for at /sysDict, all of them where it is left out. `guestCart` 20: a visitor has to log in before anything goes into the cart; 10, which holds where it is left out: it is kept in the browser. `features`: which parts the back end has, all of them where it is left out.',
  query: z.object({ brandTerminalId: z.optional(id) }),
  data: z.object({
    symbol: z.string(),
    digit: z.int(),
    ways: z.int(),
    dictCodes: z.optional(z.array(z.string())),
    guestCart: z.optional(yesNo),
    /** Parts that the back end has, of `features`; the elements show no others. Absent: all of them. */
    features: z.optional(z.array(z.string())),
    /** How credit, deposits, bonds and commission are shown, where they are not in what the site sells in. */
    accounts: z.optional(z.object({ symbol: z.string(), digit: z.int(), ways: z.int() })),
  }),
})
