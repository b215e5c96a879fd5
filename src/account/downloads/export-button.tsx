import { Button } from '../../ui/button'
import { useSay } from '../../ui/host'
import { downloadMessages } from './downloads.messages'
import type { AskReport } from './ask-report'
import { useExport } from './use-export'

type ExportButtonProps = {
  /** Asks for the report of what is on the screen; a refusal is said by the client. */
  ask: AskReport
  /** Default: 导出. */
  label?: string
  size?: 'small' | 'medium'
}

/** Has a report of what is on the screen generated, and says where it will be. */
export function ExportButton({ ask, label, size = 'medium' }: ExportButtonProps) {
  const say = useSay(downloadMessages)
  const { busy, run } = useExport(ask)
  return (
    <Button size={size} icon="download" loading={busy} onClick={run}>
      {label ?? say('export')}
    </Button>
  )
}
