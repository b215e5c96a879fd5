import { useState } from 'react'
import { Button } from '../../ui/button'
import { useSay, useScope } from '../../ui/host'
import { downloadMessages } from './downloads.messages'
import { tellQueued } from '../../site/files/report-queued'

type ExportButtonProps = {
  /** Asks for the report of what is on the screen; a refusal is said by the client. */
  ask: () => Promise<unknown>
  /** Default: 导出. */
  label?: string
  size?: 'small' | 'medium'
}

/** Has a report of what is on the screen generated, and says where it will be. */
export function ExportButton({ ask, label, size = 'medium' }: ExportButtonProps) {
  const say = useSay(downloadMessages)
  const scope = useScope()
  const [busy, setBusy] = useState(false)
  async function press() {
    setBusy(true)
    await ask()
      .then(() => tellQueued(scope))
      .catch(() => {})
    setBusy(false)
  }
  return (
    <Button size={size} icon="download" loading={busy} onClick={() => void press()}>
      {label ?? say('export')}
    </Button>
  )
}
