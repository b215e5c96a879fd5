import { Button } from '../../ui/button'
import { useSay } from '../../ui/host'
import { downloadMessages } from './downloads.messages'
import type { AskReport } from './ask-report'
import { useExport } from './use-export'

type ExportButtonProps = {
  /** Requests the report of the visible data. After a failure the client shows an error. */
  ask: AskReport
  /** Default: 导出. */
  label?: string
  size?: 'small' | 'medium'
}

/** Button that requests a report of the visible data. */
export function ExportButton({ ask, label, size = 'medium' }: ExportButtonProps) {
  const say = useSay(downloadMessages)
  const { busy, run } = useExport(ask)
  return (
    <Button size={size} icon="download" loading={busy} onClick={run}>
      {label ?? say('export')}
    </Button>
  )
}
