import * as organisation from '../../../../src/account/organisation/organisation.contract'
import { unitFields } from '../../../../src/account/organisation/unit-fields'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { changeUnit, openUnit, removeUnit } from './save-unit'
import { unitsPage } from './units-page'

export function routes(app: App) {
  serve(app, organisation.companyUnits, ({ who }) => unitsPage(who))

  serve(app, organisation.addUnit, ({ who, asked: { body } }) => openUnit(who, body), {
    words: unitFields.fields,
  })

  serve(app, organisation.updateUnit, ({ who, asked: { path, body } }) => changeUnit(who, path.id, body), {
    words: unitFields.fields,
  })

  serve(app, organisation.deleteUnit, ({ who, asked: { path } }) => removeUnit(who, path.id))
}
