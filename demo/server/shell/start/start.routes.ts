import { start } from '../../../../src/shell/start/start.contract'
import { yes } from '../../../../src/core/api/shapes'
import { unreadOf } from '../../account/reminders/reminders'
import { idsOf } from '../../catalogue/favourites/favourites'
import { rulingSites } from '../../core/config/site'
import { serve } from '../../core/http/serve'
import type { Member } from '../../core/security/auth'
import type { App } from '../../core/http/surroundings'
import { userOf } from '../../session/sign-in/user'
import { countOf } from '../../trade/cart/cart-count'
import { siteNamed } from '../../site/brand-site/brand-sites'
import { onlyOpen } from '../../site/brand-site/only-open'
import { memberOptionsOf, settingsOf } from '../../site/brand-site/site-settings'
import { siteThemeOf } from '../../site/theme/site-theme'

async function memberParts(member: Member, ruledBy: readonly string[]) {
  const [option, user, totalCount, favourites, unread] = await Promise.all([
    memberOptionsOf(ruledBy),
    userOf(member),
    countOf(member),
    idsOf(member, 'goods'),
    unreadOf(member),
  ])
  return { option, user, cart: { totalCount }, favourites, unread }
}

export function routes(app: App) {
  serve(
    app,
    start,
    async ({ asked: { query }, who, config, request }) => {
      const found = await siteNamed(config.sites, query.site)
      await onlyOpen(found.id)
      const host = request.headers.get('host') ?? new URL(request.url).host
      const ruledBy = rulingSites(config.sites, host, found.id)
      // The session of another brand site does not count here.
      const member = who.kind === 'member' && who.site === found.id ? who : undefined
      return {
        site: found.groupSite === yes ? found : found.id,
        currency: await settingsOf(found.id, ruledBy),
        theme: await siteThemeOf(found.id, ruledBy),
        features: ['simpleRequests'],
        ...(query.reader && { reader: query.reader }),
        ...(member && (await memberParts(member, ruledBy))),
      }
    },
    { cache: 60, revalidated: true, evenShut: true },
  )
}
