import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { text } from '../../core/api/text-shapes'
import { pageReminders } from '../../account/reminders/reminders.contract'
import { favouriteIds } from '../../catalogue/favourites/favourites.contract'
import { userInfo } from '../../session/sign-in/sign-in.contract'
import { cartCount } from '../../trade/cart/add-to-cart.contract'
import { currencySettings, findSite } from '../../site/brand-site/brand-site.contract'
import { siteOption } from '../../site/brand-site/site-option.contract'
import { siteTheme } from '../../site/theme/theme.contract'

/**
 * Everything that each page asks at its start. Optional: a back end without it is asked call by call. Each part has the
 * shape of its own call, and a missing or invalid part is asked there.
 */
export const start = endpoint('GET /bbb/start', {
  about:
    'Returns what every page asks, in one answer: site, currency and theme, for members also option, user, cart count, favourite goods and unread reminders. Each part is what its own call answers; a part that is left out is asked for there. `reader` comes back as it was sent: the kit ignores what an answer with another one says of a member. The language comes by `Accept-Language`. `features` names what the back end can do: `simpleRequests`, reads of visitors with a JSON body as `text/plain` and the language in `Accept-Language`, which need no preflight.',
  query: z.object({
    /** Host name or key of the site, as for the call that finds it. */
    site: text(255, 1),
    /** Mark of the session, so that no cache confuses two readers. Absent for visitors. */
    reader: z.optional(text(20)),
  }),
  data: z.object({
    /** The brand site, as the call that finds it answers. */
    site: findSite.shapes.data,
    /** Settings of the site, as `currencySettings` answers. */
    currency: currencySettings.shapes.data,
    /** Frame of every page, as in `themePage`, without title and blocks. */
    theme: z.optional(siteTheme),
    /** Abilities of the back end: `simpleRequests`. */
    features: z.optional(z.array(z.string())),
    /** Mark of the session, as the request had it. */
    reader: z.optional(z.string()),
    /** Options of the site for members, as `siteOption` answers. */
    option: z.optional(siteOption.shapes.data),
    /** Logged-in account, as in `userInfo`. */
    user: z.optional(userInfo.shapes.data),
    /** The number on the cart button, as `cartCount` answers. */
    cart: z.optional(cartCount.shapes.data),
    /** Ids of the favourite goods, as `favouriteIds` answers. */
    favourites: z.optional(favouriteIds.shapes.data),
    /** Number of unread reminders. */
    unread: z.optional(pageReminders.shapes.data.shape.unread),
  }),
})
