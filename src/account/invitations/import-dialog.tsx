import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { acceptedFiles } from '../../catalogue/quick-order/read-order-file'
import { Button } from '../../ui/button'
import { useLocale, useOpened, useSay, useScope } from '../../ui/host'
import { Dialog } from '../../ui/overlays/dialog'
import { mostFileRows } from './import.contract'
import { importMessages } from './import.messages'
import { goodRows, openImport, type ImportStore } from './import.store'
import { saveFaultyRows, saveTemplate } from './import-table'

/** Faults that the dialog lists. The file with the faulty rows has all. */
const mostShown = 50

const faultTexts = {
  noHead: 'noHead',
  tooLarge: 'tooLarge',
  empty: 'empty',
  tooManyRows: 'tooManyRows',
  oldWorkbook: 'oldWorkbook',
  encodingUnsure: 'encodingUnsure',
  readerMissing: 'readerMissing',
  notTable: 'unreadable',
  longCell: 'unreadable',
  unfolds: 'unreadable',
} as const

type ImportDialogProps = { onDone: () => Promise<void>; onClose: () => void }

/** Dialog to invite the people in a file: choose, check, send. */
export default function ImportDialog({ onDone, onClose }: ImportDialogProps) {
  const scope = useScope()
  const say = useSay(importMessages)
  const locale = useLocale()
  const store = useOpened(() => openImport(scope))
  const state = useStore(store.$state)
  useEffect(() => store.close, [store])
  const { phase, fault, faults, done, total, invited } = state
  const good = goodRows(state).length
  const isBusy = phase === 'checking' || phase === 'importing'
  const start = async () => {
    await store.start()
    await onDone()
  }
  return (
    <Dialog
      title={say('title')}
      width={640}
      dirty={phase === 'importing'}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('close')}</Button>
          {(phase === 'checked' || phase === 'stopped') && good > 0 && (
            <Button variant="primary" onClick={() => void start()}>
              {phase === 'stopped' ? say('continue') : say('send', { n: good })}
            </Button>
          )}
        </>
      }
    >
      <div className="stack gap-16 start">
        <p>{say('text', { n: mostFileRows })}</p>
        <p className="row wrap gap-12 stretch">
          <Button icon="download" onClick={() => void saveTemplate(locale)}>
            {say('template')}
          </Button>
          <ChooseFile store={store} busy={isBusy} again={phase !== 'choose'} />
        </p>
        {fault && <p role="alert">{say(faultTexts[fault], { n: mostFileRows })}</p>}
        <p role="status">
          {phase === 'checking' && say('checking', { done, n: total })}
          {phase === 'importing' && say('importing', { done, n: total })}
          {phase === 'checked' && say('checked', { good, bad: faults.length })}
          {phase === 'stopped' && say('stopped', { good: invited })}
          {phase === 'done' && say('done', { good: invited, bad: faults.length })}
        </p>
        {!isBusy && faults.length > 0 && (
          <>
            <ul className="invitation-import-faults">
              {faults.slice(0, mostShown).map(({ row, column, message }) => (
                <li key={row.number}>
                  {say('faultAt', { row: String(row.number), column: say(column), message })}
                </li>
              ))}
            </ul>
            {faults.length > mostShown && <p>{say('more', { n: faults.length - mostShown })}</p>}
            <Button icon="download" onClick={() => void saveFaultyRows(faults, locale)}>
              {say('saveFaulty')}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  )
}

type ChooseFileProps = { store: ImportStore; busy: boolean; again: boolean }

function ChooseFile({ store, busy, again }: ChooseFileProps) {
  const say = useSay(importMessages)
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  return (
    <>
      <input
        ref={setInput}
        type="file"
        hidden
        accept={acceptedFiles}
        aria-label={say('choose')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void store.take(file)
          target.value = ''
        }}
      />
      <Button
        icon="upload"
        variant={again ? 'secondary' : 'primary'}
        loading={busy}
        onClick={() => input?.click()}
      >
        {say(again ? 'another' : 'choose')}
      </Button>
    </>
  )
}
