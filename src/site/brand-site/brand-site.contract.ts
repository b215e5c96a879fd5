import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, no, yesNo } from '../../core/api/shapes'

/**
 * Finds the brand site of a host name or site key. Returns its id, for a group of sites also the flag `groupSite`.
 * Code 404: no such site. 423: the site is switched off, which all other calls then also return.
 */
export const findSite = endpoint('GET /pc/bbbAuth/network/site/{siteKeyFromHost}', {
  about:
    'Returns the id of the brand site of a host name or site key. For a group of sites, calls go to /bbbGroup. 423: the site is switched off; the message says what to do. All calls for the site then return 423.',
  data: z.union([id, z.object({ id, groupSite: z._default(yesNo, no) })]),
})

export const currencySettings = endpoint('GET /bbb/pc/settings/currency', {
  about:
    'Returns how amounts are shown and what the back end has. Rounding: 10 to `digit` places, 20 down, 30 up to whole units. `accounts`: the same for credit, deposits, bonds and commission in another currency. `dictCodes`: only these dictionaries are requested at /sysDict (default: all). `guestCart` 20: visitors must log in before they add to the cart; 10 (default): their cart is kept in the browser. `features`: the parts that the back end has (default: all).',
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
