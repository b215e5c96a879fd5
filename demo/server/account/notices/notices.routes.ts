import { pageNotices, readNotices } from '../../../../src/account/notices/notices.contract'
import { serve } from '../../core/serve'
import type { App } from '../../core/surroundings'
import { markRead, noticesPage } from './notices'

export function routes(app: App) {
  serve(app, pageNotices, ({ asked, who, language }) => noticesPage(who.customerId, asked.body, language))

  serve(app, readNotices, ({ asked, who }) => markRead(who.customerId, asked.body))
}
