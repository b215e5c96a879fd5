import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { pick } from '../../core/language/messages'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { useHost, useLocale, useOpened, useSay } from '../../ui/host'
import { later } from '../../ui/later'
import { ListPage } from '../../ui/pages/list-page'
import { PartFailed } from '../../ui/pages/part-failed'
import { SearchForm } from '../../ui/forms/search-form'
import { Segmented } from '../../ui/forms/segmented'
import { Select } from '../../ui/forms/select'
import { organisationMessages } from '../organisation/organisation.messages'
import { usePlaces } from '../organisation/place-words'
import { choicesOf } from '../organisation/unit-rows'
import { MemberRoles } from '../organisation/role-dialogs'
import type { RolesStore } from '../organisation/roles.store'
import { useRefusal } from '../../session/permission/permitted'
import { userKinds } from '../../session/permission/user-kind'
import { sessionOf } from '../../session/sign-in/session.store'
import type { UnitsStore } from '../organisation/units.store'
import { ClosedMain } from './closed-main'
import { AddMember, ChangeMember, ResetPassword } from './member-dialogs'
import { memberKinds } from './member-kind'
import { MemberTable, type MemberWish } from './member-table'
import type { Member } from './members.contract'
import { memberMessages } from './members.messages'
import { EraseMember } from './erase-member'
import { openMembers } from './members.store'

// Loaded on demand because members are rarely closed, and companies rarely handed over.
const CloseMember = later(() => import('./close-member'))
const HandOver = later(() => import('../organisation/hand-over'))

type Asking = { wish: 'add' | 'handOver' } | { wish: Exclude<MemberWish, 'reopen'>; member: Member }
type MembersPartProps = { units: UnitsStore['units']; roles: RolesStore; tabs: ReactNode }

/** Sub-accounts of the company, of all departments or one. */
export function MembersPart({ units, roles, tabs }: MembersPartProps) {
  const { scope, urlState } = useHost()
  const say = useSay(memberMessages)
  const sayUnits = useSay(organisationMessages)
  const locale = useLocale()
  const store = useOpened(() => openMembers(scope, urlState))
  const { kind, keyword, unitId } = useStore(store.$query).filters
  const { rows, knownRoles: known, placeOf } = usePlaces({ units, roles: roles.roles })
  const hasUnits = rows.length > 1
  const choices = choicesOf(rows)
  const cannotGive = useRefusal('manageRoles')
  const session = useStore(sessionOf(scope).$session)
  const isAdministrator = session.state === 'member' && userKinds.main(session.user)
  const [asking, ask] = useState<Asking>()
  const close = () => ask(undefined)
  const wanted = (wish: MemberWish, member: Member) => {
    if (wish === 'reopen') void store.reopen(member.id)
    else ask({ wish, member })
  }
  return (
    <>
      <ListPage
        of={store}
        title={sayUnits('title')}
        what={say('title')}
        actions={
          <>
            {isAdministrator && <Button onClick={() => ask({ wish: 'handOver' })}>{say('handOver')}</Button>}
            <Button variant="primary" icon="plus" onClick={() => ask({ wish: 'add' })}>
              {say('add')}
            </Button>
          </>
        }
        filters={
          <>
            {tabs}
            {isAdministrator && <ClosedMain store={store} />}
            <PartFailed of={units} what={sayUnits('units')} />
            <PartFailed of={roles.roles} what={sayUnits('roles')} />
            <div className="member-filters row wrap gap-12 between">
              <Segmented
                label={say('kinds')}
                value={kind}
                options={[
                  { value: '', label: say('all') },
                  ...memberKinds.map(({ value, text }) => ({
                    value: String(value),
                    label: pick(text, locale),
                  })),
                ]}
                onChange={(value) => store.change({ filters: { kind: value } })}
              />
              {hasUnits && (
                <Select
                  size="small"
                  width={200}
                  aria-label={sayUnits('units')}
                  value={unitId}
                  options={[
                    { value: '', label: sayUnits('all') },
                    ...rows.map(({ unit, path }) => ({ value: unit.id, label: path })),
                  ]}
                  onChoose={(value) => store.change({ filters: { unitId: value } })}
                />
              )}
              <SearchForm
                word={keyword}
                label={say('find')}
                onSearch={(word) => store.change({ filters: { keyword: word } })}
              />
            </div>
          </>
        }
        empty={{ title: say('none'), text: say('noneText') }}
      >
        {({ content }) => (
          <Card padding="none">
            <MemberTable
              rows={content}
              wordsOf={placeOf}
              hasRoles={known.length > 0 && cannotGive === undefined}
              onWish={wanted}
            />
          </Card>
        )}
      </ListPage>
      {asking?.wish === 'add' && <AddMember store={store} units={choices} onClose={close} />}
      {asking?.wish === 'handOver' && <HandOver onClose={close} />}
      {asking?.wish === 'change' && (
        <ChangeMember store={store} units={choices} member={asking.member} onClose={close} />
      )}
      {asking?.wish === 'roles' && (
        <MemberRoles
          store={roles}
          roles={known}
          member={asking.member}
          onChanged={store.page.reload}
          onClose={close}
        />
      )}
      {asking?.wish === 'password' && <ResetPassword store={store} member={asking.member} onClose={close} />}
      {asking?.wish === 'erase' && (
        <EraseMember
          store={store}
          account={{ id: asking.member.id, name: asking.member.legalName || asking.member.loginAccount }}
          onClose={close}
        />
      )}
      {asking?.wish === 'close' && <CloseMember store={store} member={asking.member} onClose={close} />}
    </>
  )
}
