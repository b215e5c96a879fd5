import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { SiteMark } from '../../site/brand-site/site-mark'
import { useColumns } from '../../ui/tables/columns'
import { Button } from '../../ui/button'
import { CodeSelect } from '../../ui/forms/code-select'
import { useHost, useHref, useOpened, useSay } from '../../ui/host'
import { PeriodFilter } from '../../ui/forms/period-filter'
import { useSheet } from '../../ui/sheet'
import { StateTable } from '../../ui/tables/state-table'
import { StateTag } from '../../ui/state-tag'
import type { Column } from '../../ui/tables/table'
import { useLabel } from '../../ui/use-label'
import { complaintState, complaintType } from './complaint'
import { ComplaintAbout } from './complaint-about'
import { ComplaintDialog } from './complaint-fields'
import type { ComplaintRow } from './complaints.contract'
import { complaintMessages } from './complaints.messages'
import { openComplaintList } from './complaints.store'
import sheet from './complaints.css?sheet'

/** List page of complaints with a filter by state. */
export default function ComplaintListPage() {
  useSheet(sheet)
  const { scope, urlState } = useHost()
  const say = useSay(complaintMessages)
  const column = useColumns<ComplaintRow>()
  const typeLabel = useLabel(complaintType)
  const href = useHref()
  const complaints = useOpened(() => openComplaintList(scope, urlState))
  const { filters } = useStore(complaints.$query)
  const [filing, file] = useState(false)
  const columns: Column<ComplaintRow>[] = [
    {
      key: 'subject',
      head: say('subject'),
      cell: ({ id, complaintNo, title, filedBy, site }) => (
        <span className="stack start">
          <a className="complaint-title brand-hover" href={href('complaint', { complaintId: id })}>
            {title}
          </a>
          <span className="meta">
            <SiteMark site={site} /> {complaintNo}
            {filedBy && `　${say('filedBy', { name: filedBy.name })}`}
          </span>
        </span>
      ),
    },
    { key: 'type', head: say('type'), width: 132, cell: ({ type }) => typeLabel(type) },
    { key: 'about', head: say('about'), width: 200, cell: (row) => <ComplaintAbout of={row} /> },
    { key: 'time', head: say('time'), width: 136, cell: ({ createdAt }) => createdAt.slice(0, 16) },
    {
      key: 'state',
      head: say('state'),
      width: 128,
      cell: ({ state, messages, lastBy }) => (
        <span className="stack start">
          <StateTag of={complaintState} code={state} />
          {messages > 0 && (
            <span className="meta">
              {state === complaintState.code.waiting && lastBy === 'platform'
                ? say('answered')
                : say('words', { n: messages })}
            </span>
          )}
        </span>
      ),
    },
    column.actions(72, ({ id, complaintNo }) => (
      <a
        className="link"
        href={href('complaint', { complaintId: id })}
        aria-label={`${say('details')} ${complaintNo}`}
      >
        {say('details')}
      </a>
    )),
  ]
  return (
    <>
      <StateTable
        of={complaints}
        states={complaintState}
        counted={[complaintState.code.waiting]}
        say={say}
        find={say('find')}
        actions={
          <Button size="small" icon="filePen" onClick={() => file(true)}>
            {say('newOne')}
          </Button>
        }
        filters={
          <>
            <CodeSelect
              of={complaintType}
              label={say('type')}
              all={say('allTypes')}
              width={140}
              value={filters.type}
              onChange={(type) => complaints.change({ filters: { type } })}
            />
            <PeriodFilter
              label={say('range')}
              period={filters}
              onChange={(period) => complaints.change({ filters: period })}
            />
          </>
        }
        columns={columns}
      />
      {filing && <ComplaintDialog file={complaints.file} onClose={() => file(false)} />}
    </>
  )
}
