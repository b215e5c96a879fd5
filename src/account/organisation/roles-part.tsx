import { useState, type ReactNode } from 'react'
import { unlessBug } from '../../core/api/call-error'
import { yes } from '../../core/api/shapes'
import { Permitted } from '../../session/permission/permitted'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { useLocale, useSay } from '../../ui/host'
import { Confirm } from '../../ui/overlays/confirm'
import { Page } from '../../ui/pages/page-frame'
import { useSheet } from '../../ui/sheet'
import sheet from './organisation.css?sheet'
import { organisationMessages } from './organisation.messages'
import { RoleDialog } from './role-dialogs'
import { rightName, roleName } from './role-names'
import type { CompanyRole } from './roles.contract'
import type { RolesStore } from './roles.store'

type Asking = { wish: 'add' } | { wish: 'change' | 'remove'; role: CompanyRole }

/** Roles of the company with their rights. */
export function RolesPart({ store, tabs }: { store: RolesStore; tabs: ReactNode }) {
  useSheet(sheet)
  const say = useSay(organisationMessages)
  const locale = useLocale()
  const [asking, ask] = useState<Asking>()
  const close = () => ask(undefined)
  return (
    <Page
      of={store.roles}
      title={say('title')}
      what={say('roles')}
      filters={tabs}
      actions={
        <Permitted action="manageRoles">
          <Button variant="primary" icon="plus" onClick={() => ask({ wish: 'add' })}>
            {say('addRole')}
          </Button>
        </Permitted>
      }
    >
      {(roles) => (
        <>
          <Card padding="none">
            <ul className="role-list">
              {roles.map((role) => (
                <li key={role.id} className="unit-row row wrap gap-16 row-gap-4" part="row">
                  <span className="unit-words stack gap-2">
                    <b>{roleName(role, locale)}</b>
                    <span className="meta">
                      {role.rights.map((right) => rightName(right, locale)).join(' · ')}
                    </span>
                  </span>
                  {role.given === yes ? (
                    <span className="meta">{say('given')}</span>
                  ) : (
                    <span className="row wrap gap-8 stretch">
                      <Button
                        size="small"
                        aria-label={say('changeRoleOf', { name: role.name })}
                        onClick={() => ask({ wish: 'change', role })}
                      >
                        {say('change')}
                      </Button>
                      <Button
                        size="small"
                        aria-label={say('removeRoleOf', { name: role.name })}
                        onClick={() => ask({ wish: 'remove', role })}
                      >
                        {say('remove')}
                      </Button>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </Card>
          {asking?.wish === 'add' && <RoleDialog store={store} onClose={close} />}
          {asking?.wish === 'change' && <RoleDialog store={store} role={asking.role} onClose={close} />}
          {asking?.wish === 'remove' && (
            <Confirm
              title={say('removeRoleAsk', { name: asking.role.name })}
              text={say('removeRoleText')}
              action={say('remove')}
              danger
              onConfirm={() => store.remove(asking.role.id).catch(unlessBug).then(close)}
              onCancel={close}
            />
          )}
        </>
      )}
    </Page>
  )
}
