import { useStore } from '@nanostores/react'
import { yes } from '../../core/api/shapes'
import { Permitted } from '../../session/permission/permitted'
import { Checkbox } from '../../ui/forms/checkbox'
import { useHost, useHref, useLocale, useOpened, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { Price } from '../../ui/price'
import { useSheet } from '../../ui/sheet'
import { StateTag } from '../../ui/state-tag'
import { StateTable } from '../../ui/tables/state-table'
import { Tag } from '../../ui/tag'
import { EmergencyTag } from './emergency-tag'
import { openRequestList } from './request-list.store'
import { requestState } from './request-state'
import sheet from './requests.css?sheet'
import { requestMessages } from './requests.messages'
import { listed } from '../../core/text/listed'

/** List page of purchase requests: the caller's own, and those that wait for a decision. */
export default function RequestListPage() {
  useSheet(sheet)
  return (
    <Permitted action="seeRequests" form="page">
      <Requests />
    </Permitted>
  )
}

function Requests() {
  const { scope, urlState } = useHost()
  const say = useSay(requestMessages)
  const href = useHref()
  const locale = useLocale()
  const requests = useOpened(() => openRequestList(scope, urlState))
  const { filters } = useStore(requests.$query)
  return (
    <StateTable
      of={requests}
      states={requestState}
      say={say}
      find={say('find')}
      filters={
        <Checkbox
          checked={filters.emergency === String(yes)}
          onChange={({ target }) =>
            requests.change({ filters: { emergency: target.checked ? String(yes) : '' } })
          }
        >
          {say('emergencies')}
        </Checkbox>
      }
      columns={[
        {
          key: 'no',
          head: say('no'),
          width: 200,
          rowHead: true,
          cell: ({ id, no, createdAt }) => (
            <span className="stack gap-4 start shrink">
              <a className="link" href={href('request', { requestId: id })}>
                {no}
              </a>
              <span className="meta">{createdAt.slice(0, 16)}</span>
            </span>
          ),
        },
        {
          key: 'goods',
          head: say('goods'),
          cell: ({ goods, kinds }) => (
            <span className="stack gap-4 start shrink">
              <span className="anywhere">{listed(goods, locale)}</span>
              <span className="meta">{say('kinds', { n: kinds })}</span>
            </span>
          ),
        },
        { key: 'requester', head: say('requester'), width: 112, cell: ({ requester }) => requester.name },
        {
          key: 'amount',
          head: say('amount'),
          width: 128,
          align: 'right',
          cell: ({ payAmount }) => <Price amount={payAmount} size="sm" />,
        },
        {
          key: 'state',
          head: say('state'),
          width: 152,
          cell: ({ state, mine, emergency }) => (
            <span className="stack gap-4 start shrink">
              <StateTag of={requestState} code={state} />
              {emergency && <EmergencyTag of={emergency} />}
              {mine && <Tag tone="brand">{say('mine')}</Tag>}
            </span>
          ),
        },
        {
          key: 'action',
          head: say('action'),
          width: 104,
          cell: ({ id, no, mine }) => (
            <LinkButton
              size="small"
              variant={mine ? 'primary' : 'secondary'}
              href={href('request', { requestId: id })}
              aria-label={say(mine ? 'decideOf' : 'viewOf', { no })}
            >
              {say(mine ? 'decide' : 'view')}
            </LinkButton>
          ),
        },
      ]}
    />
  )
}
