import { useStore } from '@nanostores/react'
import { stepIn } from '../../core/store/step'
import { Permitted } from '../../session/permission/permitted'
import { useHost, useOpened, useSay } from '../../ui/host'
import { later } from '../../ui/later'
import { FilterTabs } from '../../ui/tables/filter-tabs'
import { useSheet } from '../../ui/sheet'
import { organisationMessages } from '../organisation/organisation.messages'
import { RolesPart } from '../organisation/roles-part'
import { openRoles } from '../organisation/roles.store'
import { openUnits } from '../organisation/units.store'
import { MembersPart } from './members-part'
import sheet from './members.css?sheet'

// Most visits are for the sub-accounts alone, whose dialogs share most of the code for roles.
const UnitsPart = later(() => import('../organisation/units-part'))

const InvitationsPart = later(() => import('../invitations/invitations-part'))

const tabs = ['members', 'invitations', 'units', 'roles'] as const
/** Filters of the lists, which other tabs do not have. */
const noFilters = { kind: '', keyword: '', unitId: '', state: '', page: '' }

function Organisation() {
  const { scope, urlState } = useHost()
  const say = useSay(organisationMessages)
  const store = useOpened(() => openUnits(scope))
  const roles = useOpened(() => openRoles(scope))
  const { tab } = useStore(urlState.$query)
  const current = tabs.find((key) => key === tab) ?? 'members'
  const to = (key: (typeof tabs)[number], more = {}) =>
    stepIn(urlState, { ...noFilters, tab: key === 'members' ? '' : key, ...more })
  const items = tabs.map((key) => ({ key, label: say(key) }))
  const row = <FilterTabs items={items} current={current} to={to} label={say('tabs')} />
  if (current === 'roles') return <RolesPart store={roles} tabs={row} />
  if (current === 'invitations') return <InvitationsPart units={store.units} roles={roles.roles} tabs={row} />
  return current === 'units' ? (
    <UnitsPart store={store} tabs={row} toMembers={({ id }) => to('members', { unitId: id })} />
  ) : (
    <MembersPart units={store.units} roles={roles} tabs={row} />
  )
}

/** Page of the company's departments and sub-accounts. */
export default function MembersPage() {
  useSheet(sheet)
  return (
    <Permitted action="manageMembers" form="page">
      <Organisation />
    </Permitted>
  )
}
