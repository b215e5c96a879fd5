import { enterCompany, ownCompanies } from '../../../../src/account/organisation/companies.contract'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { limit } from '../../core/security/limit'
import { minute } from '../../core/time/business-time'
import { handOverCompany as handOver } from '../../../../src/account/organisation/hand-over.contract'
import { handOverFields } from '../../../../src/account/organisation/hand-over-fields'
import { handOverCompany } from './hand-over-company'
import { enter, ownCompaniesOf } from './own-companies'

export function routes(app: App) {
  serve(app, ownCompanies, ({ who }) => ownCompaniesOf(who))

  serve(app, enterCompany, async (call) => {
    await limit('enterCompany', { customerId: call.who.personId }, 30, minute)
    return enter(call)
  })

  serve(app, handOver, ({ who, asked: { body } }) => handOverCompany(who, body), {
    words: handOverFields.fields,
  })
}
