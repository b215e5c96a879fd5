import { useState } from 'react'
import { unlessBug } from '../../core/api/call-error'
import { useScope } from '../../ui/host'
import { askReport, type AskReport } from './ask-report'

/** Returns the action that requests a report and shows its outcome. */
export function useExport(ask: AskReport) {
  const scope = useScope()
  const [busy, setBusy] = useState(false)
  async function press() {
    setBusy(true)
    await askReport(scope, ask)
      .catch(unlessBug)
      .finally(() => setBusy(false))
  }
  return { busy, run: () => void press() }
}
