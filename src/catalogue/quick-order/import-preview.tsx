import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/forms/checkbox'
import { classNames } from '../../ui/class-names'
import { FileChip } from '../../ui/forms/file-chip'
import { useSay } from '../../ui/host'
import { Select, type Option } from '../../ui/forms/select'
import { widthOf } from './order-columns'
import { pickLines } from './order-lines'
import { quickOrderMessages } from './quick-order.messages'
import type { QuickOrder } from './quick-order.store'

const shownRows = 3
const shownColumns = 8

type ColumnChoiceProps = {
  label: string
  options: readonly Option[]
  /** Index of the column, from 0; -1: none. */
  value: number
  onChoose: (at: number) => void
}

/** Selector of the column for one role. */
function ColumnChoice({ label, onChoose, ...choice }: ColumnChoiceProps) {
  const id = useId()
  return (
    <span className="row gap-8 ink-2">
      <label htmlFor={id}>{label}</label>
      <Select id={id} size="small" width={160} onChoose={(at) => onChoose(Number(at))} {...choice} />
    </span>
  )
}

type ImportPreviewProps = { order: QuickOrder; onAccept: () => void; onDiscard: () => void }

/** Preview of an imported list: its columns, which the buyer can correct, and its first rows. */
export function ImportPreview({ order: { intake }, onAccept, onDiscard }: ImportPreviewProps) {
  const say = useSay(quickOrderMessages)
  const taken = useStore(intake.$import)
  if (!taken) return null
  const { grid, columns, name, size, sheet } = taken
  const width = Math.min(widthOf(grid), 100)
  const rows = columns.head ? grid.slice(1) : grid
  const heads = columns.head ? (grid[0] ?? []) : []
  const nameOf = (at: number) =>
    heads[at] ? say('columnNamed', { n: at + 1, name: heads[at] }) : say('column', { n: at + 1 })
  const options = [
    ...Array.from({ length: width }, (_, at) => ({ value: at, label: nameOf(at) })),
    { value: -1, label: say('noColumn') },
  ]
  const { code, quantity, unit = -1 } = columns
  const roleOf = (at: number) =>
    at === code ? say('code') : at === quantity ? say('quantity') : at === unit ? say('unit') : undefined
  const shown = Array.from({ length: Math.min(width, shownColumns) }, (_, at) => at)
  const picked = pickLines(grid.slice(0, shownRows + 1), columns)
  /** Returns the parsed code or quantity of a row, otherwise its cell. */
  function cellOf(row: string[], line: number, at: number) {
    const read = picked[line]
    if (read && at === code) return read.code
    return read && at === quantity ? read.quantity : row[at]
  }

  return (
    <div className="quick-order-import-preview stack gap-12">
      <div className="quick-order-import-choices row wrap gap-20 row-gap-8 text-dense">
        {name && <FileChip name={name} size={size} />}
        {sheet && <span>{say('sheet', { name: sheet })}</span>}
        <b>{say('found', { n: rows.length })}</b>
        <ColumnChoice
          label={say('codeColumn')}
          options={options}
          value={code}
          onChoose={(at) => intake.setColumns({ code: at })}
        />
        <ColumnChoice
          label={say('quantityColumn')}
          options={options}
          value={quantity}
          onChoose={(at) => intake.setColumns({ quantity: at })}
        />
        <ColumnChoice
          label={say('unitColumn')}
          options={options}
          value={unit}
          onChoose={(at) => intake.setColumns({ unit: at })}
        />
        <Checkbox
          checked={columns.head}
          onChange={(event) => intake.setColumns({ head: event.target.checked })}
        >
          {say('headRow')}
        </Checkbox>
        <span className="quick-order-import-actions row gap-8 stretch push">
          <Button onClick={onDiscard}>{say('discard')}</Button>
          <Button variant="primary" disabled={rows.length === 0 || columns.code < 0} onClick={onAccept}>
            {say('takeRows', { n: rows.length })}
          </Button>
        </span>
      </div>
      <div className="quick-order-import-window">
        <table className="quick-order-import-table">
          <caption className="visually-hidden">{say('preview', { n: shownRows })}</caption>
          <thead>
            <tr>
              {shown.map((at) => (
                <th key={at} scope="col" className={classNames(roleOf(at) && 'quick-order-import-chosen')}>
                  {roleOf(at) ?? nameOf(at)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shownRows).map((row, line) => (
              <tr key={line}>
                {shown.map((at) => (
                  <td
                    key={at}
                    className={classNames(roleOf(at) && 'quick-order-import-chosen')}
                    title={row[at]}
                  >
                    {cellOf(row, line, at)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
