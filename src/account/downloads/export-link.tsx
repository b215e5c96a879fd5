import { ignoredWhile } from '../../ui/ignored-while'
import type { AskReport } from './ask-report'
import { useExport } from './use-export'

type ExportLinkProps = {
  label: string
  /** Subject of the report, for screen readers. */
  of: string
  /** Requests the report. After a failure the client shows an error. */
  ask: AskReport
}

/** Link that requests a report of one list row. */
export function ExportLink({ label, of, ask }: ExportLinkProps) {
  const { busy, run } = useExport(ask)
  return (
    <button
      type="button"
      className="link"
      part="action"
      aria-label={`${label} ${of}`}
      {...ignoredWhile(busy, run)}
    >
      {label}
    </button>
  )
}
