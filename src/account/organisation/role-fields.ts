import { form } from '../../core/form/form'
import { rightChoices } from './given-roles'

/** Fields of a company's own role. */
export const roleFields = form('roleForm', {
  name: { type: 'text', label: ['角色名称', 'Name'], required: true, max: 20 },
  rights: { type: 'checks', label: ['权限', 'Rights'], required: true, options: rightChoices },
})

/** Roles of a member. The roles to choose from are passed when it is rendered. */
export const memberRoleFields = form('memberRolesForm', {
  roles: { type: 'checks', label: ['角色', 'Roles'], max: 30 },
})
