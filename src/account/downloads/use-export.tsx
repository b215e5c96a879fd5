import { useState } from 'react'
import { tellQueued } from '../../site/files/report-queued'
import { useScope } from '../../ui/host'

/** Has a report generated, and says where it will be. */
export function useExport(ask: () => Promise<unknown>) {
  const scope = useScope()
  const [busy, setBusy] = useState(false)
  async function press() {
    setBusy(true)
    await ask()
      .then(() => tellQueued(scope))
      .catch(() => {})
    setBusy(false)
  }
  return { busy, run: () => void press() }
}
