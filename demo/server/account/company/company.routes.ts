import { certificationFields } from '../../../../src/account/company/certification-fields'
import { applyCertification, readCertification } from '../../../../src/account/company/company.contract'
import { minute } from '../../core/time/business-time'
import { limit } from '../../core/security/limit'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { onlyOwnFiles } from '../../session/registration/own-files'
import { applicationOf, applyForCertification } from './certification'

export function routes(app: App) {
  serve(app, readCertification, async ({ who }) => {
    const application = await applicationOf(who.companyId)
    return { certState: who.certState, ...(application && { application }) }
  })

  serve(
    app,
    applyCertification,
    async ({ who: { customerId, companyId }, asked: { body } }) => {
      await limit('certify', { customerId }, 10, minute)
      await onlyOwnFiles(customerId, body.licenses, 'licenses')
      return applyForCertification({ ...body, customerId: companyId })
    },
    { words: certificationFields.fields },
  )
}
