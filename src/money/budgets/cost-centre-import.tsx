import { useState } from 'react'
import { isCallError } from '../../core/api/call-error'
import { acceptedFiles, readOrderFile } from '../../catalogue/quick-order/read-order-file'
import { Button } from '../../ui/button'
import { useSay, useScope } from '../../ui/host'
import { Dialog } from '../../ui/overlays/dialog'
import { costCentreRows, type CostCentreRow } from './cost-centre-rows'
import { mostImported } from './cost-centres.contract'
import { costCentreMessages } from './cost-centres.messages'
import type { CostCentresStore } from './cost-centres.store'

type Imported = Awaited<ReturnType<CostCentresStore['importRows']>>
type Result = { imported: Imported; rows: readonly CostCentreRow[] }

/** Dialog to import cost centres from a table. It names each row that was left out. */
export default function CostCentreImport({
  store,
  onClose,
}: {
  store: CostCentresStore
  onClose: () => void
}) {
  const say = useSay(costCentreMessages)
  const { toasts } = useScope()
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<Result>()

  async function take(file: File) {
    const read = await readOrderFile(file)
    const rows = 'grid' in read ? costCentreRows(read.grid) : []
    if (rows.length === 0) return toasts.brief('warning', say('unread'))
    if (rows.length > mostImported) return toasts.brief('warning', say('tooMany', { n: mostImported }))
    try {
      setResult({ imported: await store.importRows(rows), rows })
    } catch (error) {
      if (!isCallError(error)) throw error
    }
  }
  async function chosen(file: File) {
    setBusy(true)
    await take(file).finally(() => setBusy(false))
  }
  return (
    <Dialog
      title={say('importTitle')}
      width={560}
      onClose={onClose}
      actions={<Button onClick={onClose}>{say('close')}</Button>}
    >
      <div className="stack gap-16">
        <p>{say('importText', { n: mostImported })}</p>
        <ChooseFile busy={busy} onChoose={(file) => void chosen(file)} />
        <div role="status">{result && <Outcome of={result} />}</div>
      </div>
    </Dialog>
  )
}

function ChooseFile({ busy, onChoose }: { busy: boolean; onChoose: (file: File) => void }) {
  const say = useSay(costCentreMessages)
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  return (
    <p>
      <input
        ref={setInput}
        type="file"
        hidden
        accept={acceptedFiles}
        aria-label={say('chooseFile')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          target.value = ''
        }}
      />
      <Button icon="upload" loading={busy} onClick={() => input?.click()}>
        {say('chooseFile')}
      </Button>
    </p>
  )
}

function Outcome({ of: { imported, rows } }: { of: Result }) {
  const say = useSay(costCentreMessages)
  const { added, changed, faults } = imported
  return (
    <>
      <p>{say('imported', { added, changed })}</p>
      {faults.length > 0 && (
        <>
          <p className="budget-over">{say('faulty', { n: faults.length })}</p>
          <ul className="stack gap-4 above-8 text-dense">
            {faults.map(({ row, reason }) => (
              <li key={row}>
                {say('faultAt', { row: String(row + 1), code: rows[row]?.code ?? '', reason: say(reason) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
