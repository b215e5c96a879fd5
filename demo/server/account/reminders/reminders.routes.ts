import { pageReminders, readReminders } from '../../../../src/account/reminders/reminders.contract'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { markRead, remindersPage } from './reminders'

export function routes(app: App) {
  serve(app, pageReminders, ({ asked, who, language }) => remindersPage(who, asked.body, language))

  serve(app, readReminders, ({ asked, who }) => markRead(who, asked.body))
}
