import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { useColumns } from '../../ui/tables/columns'
import { Confirm } from '../../ui/overlays/confirm'
import { useSay } from '../../ui/host'
import { StateTag } from '../../ui/state-tag'
import { Table } from '../../ui/tables/table'
import type { DownloadTask } from './downloads.contract'
import { downloadMessages } from './downloads.messages'
import type { Downloads } from './downloads.store'
import { exportState } from './export-state'

/** Table of reports with their progress and downloads. */
export function DownloadTable({ rows, downloads }: { rows: readonly DownloadTask[]; downloads: Downloads }) {
  const say = useSay(downloadMessages)
  const column = useColumns<DownloadTask>()
  const busy = useStore(downloads.$busy)
  const [removing, remove] = useState<DownloadTask>()
  return (
    <Card padding="none">
      <Table
        label={say('title')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'file', head: say('file'), cell: ({ fileName }) => fileName },
          {
            ...column.state(exportState, 152),
            cell: ({ state, progress }) => (
              <span className="inline-row gap-8 text-meta ink-3">
                <StateTag of={exportState} code={state} />
                {state === exportState.code.running && `${progress}%`}
              </span>
            ),
          },
          { key: 'asked', head: say('asked'), width: 152, cell: ({ createdAt }) => createdAt.slice(0, 16) },
          {
            key: 'kept',
            head: say('keptUntil'),
            width: 112,
            cell: ({ expiresAt }) => expiresAt.slice(0, 10),
          },
          column.actions(184, (task) => (
            <>
              {task.fileUrl !== undefined && (
                <Button
                  size="small"
                  variant="waking"
                  loading={busy.has(task.id)}
                  onClick={() => void downloads.fetch(task)}
                >
                  {say('download')}
                </Button>
              )}
              <Button size="small" onClick={() => remove(task)}>
                {say('remove')}
              </Button>
            </>
          )),
        ]}
      />
      {removing && (
        <Confirm
          title={say('removeAsk')}
          text={removing.fileName}
          action={say('remove')}
          danger
          onConfirm={() => downloads.remove(removing.id).then(() => remove(undefined))}
          onCancel={() => remove(undefined)}
        />
      )}
    </Card>
  )
}
