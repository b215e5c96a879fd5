import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, yesNo } from '../../core/api/shapes'

/**
 * Finds the brand site of a host name or site key. Returns its id, for a group of sites also the flag `groupSite`.
 * Code 404: no such site. 423: the site is switched off, which all other calls then also return.
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
    /** Features of the back end. Elements hide the others. Absent: all. */
    features: z.optional(z.array(z.string())),
    /** Format of credit, deposits, bonds and commission, if it differs from the site's currency. */
    accounts: z.optional(z.object({ symbol: z.string(), digit: z.int(), ways: z.int() })),
  }),
})
