import { useState } from 'react'
import type { Say } from '../../core/language/messages'
import { Button } from '../../ui/button'
import { useScope } from '../../ui/host'

type DocumentPapersProps = {
  say: Say<'print' | 'exportXlsx' | 'exportFailed'>
  /** Creates the workbook and starts its download. */
  save: () => Promise<void>
}

/** Buttons to print a document and to download it as a workbook. */
export function DocumentPapers({ say, save }: DocumentPapersProps) {
  const { toasts } = useScope()
  const [exporting, setExporting] = useState(false)

  async function exportSheet() {
    setExporting(true)
    try {
      await save()
    } catch {
      toasts.brief('warning', say('exportFailed'))
    } finally {
      setExporting(false)
    }
  }
  return (
    <>
      <Button icon="print" onClick={() => print()}>
        {say('print')}
      </Button>
      <Button
        icon="download"
        loading={exporting}
        loadingLabel={say('exportXlsx')}
        onClick={() => void exportSheet()}
      >
        {say('exportXlsx')}
      </Button>
    </>
  )
}
