import { Fragment, memo, useMemo, type Key, type ReactNode } from 'react'
import { classNames } from '../class-names'
import { useSay } from '../host'
import { usePartSheet } from '../sheet'
import { unbroken } from '../unbroken'
import { uiMessages } from '../ui.messages'
import { RowGap } from './row-gap'
import { useRowWindow } from './row-window'
import sheet from './table.css?sheet'
import stacks from './table-stacks.css?sheet'

export type Column<Row> = {
  key: string
  head?: ReactNode
  cell: (row: Row, index: number) => ReactNode
  /** Default: left. Use right for numbers and actions, center for steppers. */
  align?: 'left' | 'right' | 'center'
  /** Marks the cell as the row's header for screen readers. */
  rowHead?: true
  /** In pixels; columns without a width share the rest. */
  width?: number
  /** Content in the total row, which a table with any such column has. */
  total?: ReactNode
}

type TableProps<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row, index: number) => Key
  /** Accessible name of the table. */
  label: string
  /** Returns whether a row is selected, shown on brand background. */
  selected?: (row: Row) => boolean
  /** Shown if there are no rows; default: 暂无数据. */
  empty?: ReactNode
  /** Adds a border, for a table in a panel with other content. */
  framed?: boolean
  /** Dims the rows while newer ones load. */
  busy?: boolean
  /** Default: true. False: an outer container named `table-fit` decides whether rows become stacks. */
  fit?: boolean
}

/** Adds space to a left column after a right one, whose numbers it would touch. */
const cellClass = <Row,>(columns: readonly Column<Row>[], at: number) => {
  const align = columns[at]?.align ?? 'left'
  return classNames(`table-${align}`, align === 'left' && columns[at - 1]?.align === 'right' && 'table-apart')
}

type RowProps<Row> = {
  columns: readonly Column<Row>[]
  row: Row
  at: number
  /** Some rows are not rendered. */
  partly: boolean
  selected: boolean | undefined
}

function PlainRow<Row>({ columns, row, at, partly, selected }: RowProps<Row>) {
  return (
    <tr
      className={classNames('button-wakes', selected && 'table-selected')}
      part="row"
      data-at={at}
      aria-rowindex={partly ? at + 2 : undefined}
    >
      {columns.map((column, index) => (
        <td
          key={column.key}
          role={column.rowHead && 'rowheader'}
          className={cellClass(columns, index)}
          data-head={headOf(column)}
        >
          {cut(column.cell(row, at))}
        </td>
      ))}
    </tr>
  )
}

/** Returns the label of a cell, shown beside it if rows are stacks. */
const headOf = <Row,>({ head }: Column<Row>) => (typeof head === 'string' ? head : undefined)

/** Maximum number of columns that fit a narrow page side by side. */
const few = 3
/** Maximum sum of fixed column widths on the narrowest page, in pixels. */
const narrow = 280

/** Assumed width of a column without a width, in pixels. */
const usual = 140
/** Limits in pixels. Columns that need more than `most` have rows from `most` on; below `least` all tables are stacks. */
const [least, most] = [640, 860]

/** Returns the pixels that the columns need side by side beyond the minimum. */
const moreThanLeast = <Row,>(columns: readonly Column<Row>[]) => {
  const needed = columns.reduce((sum, { width = usual }) => sum + width, 0)
  return Math.min(Math.max(needed, least), most) - least
}

const isWide = <Row,>(columns: readonly Column<Row>[]) =>
  columns.length > few || columns.reduce((sum, { width = 0 }) => sum + width, 0) > narrow

/** Limits a long text to the height of a row, and keeps dates and phone numbers on one line. */
const cut = (cell: ReactNode) =>
  typeof cell === 'string' && cell.length > 200 ? <span className="table-long">{cell}</span> : unbroken(cell)

// Memoized, so that adding rows does not render the others again. The cast restores the generic type that `memo` loses.
const TableRow = memo(PlainRow) as typeof PlainRow

/** Table of uniform rows; a row's `waking` button is primary while the row is hovered. */
export function Table<Row>(props: TableProps<Row>) {
  const { columns, rows, rowKey, label, selected, empty, framed = false, busy = false, fit = true } = props
  const more = fit ? moreThanLeast(columns) : 0
  usePartSheet(sheet)
  usePartSheet(stacks)
  const say = useSay(uiMessages)

  // oxlint-disable-next-line react/exhaustive-deps -- the same rows have the same keys
  const keys = useMemo(() => rows.map(rowKey), [rows])
  const { list, rows: placed, rest, long, partly } = useRowWindow({ keys })
  return (
    <div className="table-room">
      <div className={fit ? 'table-fit' : undefined} style={{ paddingInlineEnd: more }}>
        <table
          style={{ width: `calc(100% + ${more}px)` }}
          className={classNames(
            'table',
            isWide(columns) && 'table-stacks',
            framed && 'table-framed',
            busy && 'table-busy',
            long && 'table-windowed',
          )}
          aria-busy={busy || (partly && !long) || undefined}
          aria-rowcount={partly ? rows.length + 1 : undefined}
        >
          <caption className="visually-hidden">{label}</caption>
          <thead>
            <tr aria-rowindex={partly ? 1 : undefined}>
              {columns.map((column, index) => (
                <th
                  key={column.key}
                  scope="col"
                  className={cellClass(columns, index)}
                  style={{ width: column.width }}
                >
                  {column.head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={list}>
            {placed.flatMap(({ at, gap }) =>
              rows.slice(at, at + 1).map((row) => (
                <Fragment key={keys[at]}>
                  <RowGap height={gap} />
                  <TableRow columns={columns} row={row} at={at} partly={partly} selected={selected?.(row)} />
                </Fragment>
              )),
            )}
            <RowGap height={rest} />
            {rows.length === 0 && (
              <tr>
                <td className="table-empty" colSpan={columns.length}>
                  {empty ?? say('noRows')}
                </td>
              </tr>
            )}
          </tbody>
          {rows.length > 0 && columns.some((column) => column.total !== undefined) && (
            <tfoot>
              <tr>
                {columns.map((column, index) => (
                  <td key={column.key} className={cellClass(columns, index)} data-head={headOf(column)}>
                    {column.total}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </div>
  )
}
