import type { AskReport } from './ask-report'
import { useExport } from './use-export'

type ExportLinkProps = {
  label: string
  /** What is in the report, for who does not see the row. */
  of: string
  /** Asks for the report; a refusal is said by the client. */
  ask: AskReport
}

/** Has a report of one row of a list generated. */
export function ExportLink({ label, of, ask }: ExportLinkProps) {
  const { busy, run } = useExport(ask)
  return (
    <button
      type="button"
      className="link"
      part="action"
      aria-label={`${label} ${of}`}
      disabled={busy}
      onClick={run}
    >
      {label}
    </button>
  )
}
