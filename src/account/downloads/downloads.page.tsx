import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Confirm } from '../../ui/confirm'
import { useHost, useLocale, useSay } from '../../ui/host'
import { ListPage } from '../../ui/list-page'
import { useSheet } from '../../ui/sheet'
import { StateTag } from '../../ui/state-tag'
import { Table } from '../../ui/table'
import { Tabs } from '../../ui/tabs'
import type { DownloadTask } from './downloads.contract'
import sheet from './downloads.css?sheet'
import { downloadMessages } from './downloads.messages'
import { openDownloads } from './downloads.store'
import { exportState } from './export-state'

/** Reports that are being generated, and those that are ready to be downloaded. */
export default function DownloadsPage() {
  useSheet(sheet)
  const { scope, place } = useHost()
  const say = useSay(downloadMessages)
  const locale = useLocale()
  const [list] = useState(() => openDownloads(scope, place))
  const [removing, remove] = useState<DownloadTask>()
  const { state } = useStore(list.$query).filters
  const states = exportState.entries.map(({ code }) => ({
    key: String(code),
    label: exportState.label(code, locale),
  }))
  return (
    <>
      <ListPage
        of={list}
        title={say('title')}
        filters={
          <Tabs
            label={say('states')}
            items={[{ key: '', label: say('all') }, ...states]}
            current={String(exportState.find(state || undefined)?.code ?? '')}
            onChange={(key) => list.change({ filters: { state: key } })}
          />
        }
        empty={{ title: say('none'), text: say('noneText') }}
      >
        {({ content }) => (
          <Card padding="none">
            <Table
              label={say('title')}
              rows={content}
              rowKey={({ id }) => id}
              columns={[
                { key: 'file', head: say('file'), cell: ({ fileName }) => fileName },
                {
                  key: 'state',
                  head: say('state'),
                  width: 152,
                  cell: ({ state: code, progress }) => (
                    <span className="download-state">
                      <StateTag of={exportState} code={code} />
                      {code === exportState.code.running && `${progress}%`}
                    </span>
                  ),
                },
                {
                  key: 'asked',
                  head: say('asked'),
                  width: 152,
                  cell: ({ createdAt }) => createdAt.slice(0, 16),
                },
                {
                  key: 'kept',
                  head: say('keptUntil'),
                  width: 112,
                  cell: ({ expiresAt }) => expiresAt.slice(0, 10),
                },
                {
                  key: 'actions',
                  head: say('actions'),
                  align: 'right',
                  width: 168,
                  cell: (task) => (
                    <span className="download-actions">
                      {task.fileUrl !== undefined && (
                        <Button size="small" variant="primary" onClick={() => void list.fetch(task)}>
                          {say('download')}
                        </Button>
                      )}
                      <Button size="small" onClick={() => remove(task)}>
                        {say('remove')}
                      </Button>
                    </span>
                  ),
                },
              ]}
            />
          </Card>
        )}
      </ListPage>
      {removing && (
        <Confirm
          title={say('removeAsk')}
          text={removing.fileName}
          action={say('remove')}
          danger
          onConfirm={() => {
            void list.remove(removing.id)
            remove(undefined)
          }}
          onCancel={() => remove(undefined)}
        />
      )}
    </>
  )
}
