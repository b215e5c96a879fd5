import { enterCompany, ownCompanies } from '../../../../src/account/organisation/companies.contract'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { limit } from '../../core/security/limit'
import { minute } from '../../core/time/business-time'
import { enter, ownCompaniesOf } from './own-companies'

export function routes(app: App) {
  serve(app, ownCompanies, ({ who }) => ownCompaniesOf(who))

  serve(app, enterCompany, async (call) => {
    await limit('enterCompany', { customerId: call.who.personId }, 30, minute)
    return enter(call)
  })
}
