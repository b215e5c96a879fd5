import * as organisation from '../../../../src/account/organisation/organisation.contract'
import { roleFields } from '../../../../src/account/organisation/role-fields'
import * as roles from '../../../../src/account/organisation/roles.contract'
import { unitFields } from '../../../../src/account/organisation/unit-fields'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { changeRole, giveRoles, openRole, removeRole, rolesPage } from './roles'
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

  serve(app, roles.companyRoles, ({ who }) => rolesPage(who))

  serve(app, roles.addRole, ({ who, asked: { body } }) => openRole(who, body), { words: roleFields.fields })

  serve(app, roles.updateRole, ({ who, asked: { path, body } }) => changeRole(who, path.id, body), {
    words: roleFields.fields,
  })

  serve(app, roles.deleteRole, ({ who, asked: { path } }) => removeRole(who, path.id))

  serve(app, roles.setMemberRoles, ({ who, asked: { path, body } }) => giveRoles(who, path.id, body.roles))
}
