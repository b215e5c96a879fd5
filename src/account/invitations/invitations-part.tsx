import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { SearchForm } from '../../ui/forms/search-form'
import { Select } from '../../ui/forms/select'
import { useHost, useLocale, useOpened, useSay } from '../../ui/host'
import { later } from '../../ui/later'
import { Confirm } from '../../ui/overlays/confirm'
import { ListPage } from '../../ui/pages/list-page'
import { useSheet } from '../../ui/sheet'
import { StateTag } from '../../ui/state-tag'
import { useColumns } from '../../ui/tables/columns'
import { Table } from '../../ui/tables/table'
import { organisationMessages } from '../organisation/organisation.messages'
import { usePlaces } from '../organisation/place-words'
import type { RolesStore } from '../organisation/roles.store'
import { choicesOf } from '../organisation/unit-rows'
import type { UnitsStore } from '../organisation/units.store'
import { invitationState } from './invitation-state'
import sheet from './invitation.css?sheet'
import type { Invitation } from './invitations.contract'
import { invitationsMessages } from './invitations.messages'
import { openInvitations, type InvitationsStore } from './invitations.store'

const InviteDialog = later(() => import('./invite-dialog'))
const ImportDialog = later(() => import('./import-dialog'))

type InvitationsPartProps = { units: UnitsStore['units']; roles: RolesStore['roles']; tabs: ReactNode }
type Asking = { wish: 'invite' | 'import' } | { wish: 'withdraw'; invitation: Invitation }

/** Invitations of the company with their states. */
export default function InvitationsPart({ units, roles, tabs }: InvitationsPartProps) {
  useSheet(sheet)
  const { scope, urlState } = useHost()
  const say = useSay(invitationsMessages)
  const sayUnits = useSay(organisationMessages)
  const locale = useLocale()
  const store = useOpened(() => openInvitations(scope, urlState))
  const { state, keyword } = useStore(store.$query).filters
  const { rows, knownRoles, placeOf } = usePlaces({ units, roles })
  const [asking, ask] = useState<Asking>()
  const close = () => ask(undefined)
  return (
    <>
      <ListPage
        of={store}
        title={sayUnits('title')}
        what={say('invitations')}
        actions={
          <>
            <Button icon="upload" onClick={() => ask({ wish: 'import' })}>
              {say('import')}
            </Button>
            <Button variant="primary" icon="plus" onClick={() => ask({ wish: 'invite' })}>
              {say('invite')}
            </Button>
          </>
        }
        filters={
          <>
            {tabs}
            <div className="member-filters row wrap gap-12 between">
              <Select
                size="small"
                width={160}
                aria-label={say('states')}
                value={state}
                options={[
                  { value: '', label: say('all') },
                  ...invitationState.entries.map(({ code }) => ({
                    value: String(code),
                    label: invitationState.label(code, locale),
                  })),
                ]}
                onChoose={(value) => store.change({ filters: { state: value } })}
              />
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
            <InvitationTable
              rows={content}
              placeOf={placeOf}
              store={store}
              onWithdraw={(invitation) => ask({ wish: 'withdraw', invitation })}
            />
          </Card>
        )}
      </ListPage>
      {asking?.wish === 'invite' && (
        <InviteDialog store={store} units={choicesOf(rows)} roles={knownRoles} onClose={close} />
      )}
      {asking?.wish === 'import' && <ImportDialog onDone={store.page.reload} onClose={close} />}
      {asking?.wish === 'withdraw' && (
        <Confirm
          title={say('withdrawAsk', { name: asking.invitation.legalName })}
          text={say('withdrawText')}
          action={say('withdraw')}
          danger
          onConfirm={() => store.withdraw(asking.invitation.id).then(close)}
          onCancel={close}
        />
      )}
    </>
  )
}

type InvitationTableProps = {
  rows: readonly Invitation[]
  /** Returns department and roles. */
  placeOf: (invitation: Invitation) => string
  store: InvitationsStore
  onWithdraw: (invitation: Invitation) => void
}

function InvitationTable({ rows, placeOf, store, onWithdraw }: InvitationTableProps) {
  const say = useSay(invitationsMessages)
  const column = useColumns<Invitation>()
  return (
    <Table
      label={say('invitations')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'person',
          head: say('person'),
          cell: (row) => (
            <span className="stack ink-2 anywhere">
              <b className="ink">{row.legalName}</b>
              {row.target}
              <span className="meta">{placeOf(row)}</span>
            </span>
          ),
        },
        { key: 'by', head: say('by'), width: 128, cell: ({ invitedBy }) => invitedBy.name },
        { key: 'until', head: say('until'), width: 152, cell: ({ expiresAt }) => expiresAt.slice(0, 16) },
        {
          key: 'state',
          head: say('state'),
          width: 96,
          cell: ({ state }) => <StateTag of={invitationState} code={state} />,
        },
        column.actions(176, (row) => (
          <>
            {row.actions.includes('resend') && (
              <Button
                size="small"
                aria-label={say('resendOf', { name: row.legalName })}
                onClick={() => void store.resend(row.id)}
              >
                {say('resend')}
              </Button>
            )}
            {row.actions.includes('withdraw') && (
              <Button
                size="small"
                aria-label={say('withdrawOf', { name: row.legalName })}
                onClick={() => onWithdraw(row)}
              >
                {say('withdraw')}
              </Button>
            )}
          </>
        )),
      ]}
    />
  )
}
