import { useHost, useOpened, useSay } from '../../ui/host'
import { StateList } from '../../ui/tables/state-list'
import { DownloadTable } from './download-table'
import { downloadMessages } from './downloads.messages'
import { openDownloads } from './downloads.store'
import { exportState } from './export-state'

/** Page of reports in progress and reports to download. */
export default function DownloadsPage() {
  const { scope, urlState } = useHost()
  const say = useSay(downloadMessages)
  const downloads = useOpened(() => openDownloads(scope, urlState))
  return (
    <StateList of={downloads} states={exportState} say={say}>
      {({ content }) => <DownloadTable rows={content} downloads={downloads} />}
    </StateList>
  )
}
