import { inUnits } from '../../../core/text/in-units'
import { useScope } from '../../../ui/host'
import { Stepper } from '../../../ui/forms/stepper'
import { changeUnit } from '../change-unit'
import { larger } from '../larger-unit'
import { shortageOf } from '../shortage-of'
import { UnitChoice } from '../unit-choice'
import type { RowSelection } from './row-selection.store'

type OfRow<Row extends { id: string }> = {
  row: Row
  selection: RowSelection<Row>
  name: string
  piece: string
}

/** Unit of a row, with a selector if there are several. */
export function RowUnit<Row extends { id: string }>({ row, selection, name, piece }: OfRow<Row>) {
  const scope = useScope()
  const units = selection.units(row)
  if (units.length < 2 || !selection.mayAdd(row)) return piece
  return (
    <UnitChoice
      {...{ name, units }}
      chosen={selection.unitOf(row)}
      onChoose={(unit) => {
        const ordered = { pieces: selection.piecesOf(row), piece, rule: selection.sku(row) }
        selection.setUnit(row, unit, changeUnit(scope, ordered, unit))
      }}
    />
  )
}

type RowQuantityProps<Row extends { id: string }> = OfRow<Row> & {
  label: string
}

/** Quantity of a row in its unit; for larger units, also the number of pieces. */
export function RowQuantity<Row extends { id: string }>(props: RowQuantityProps<Row>) {
  const { row, selection, piece, label } = props
  const mayAdd = selection.mayAdd(row)
  const unit = larger(selection.unitOf(row))
  const rule = selection.ruleOf(row)
  function onPieces(pieces: number) {
    const [first] = selection.units(row)
    if (first) selection.setUnit(row, first, pieces)
  }
  return (
    <>
      <Stepper
        value={selection.quantityOf(row)}
        onChange={(quantity) => selection.setQuantity(row, quantity)}
        {...rule}
        unit={unit?.unitName ?? piece}
        shortage={shortageOf({
          bounds: rule,
          unit: unit?.unitName ?? piece,
          piece,
          rule: selection.sku(row),
          most: selection.most(row),
          onPieces,
        })}
        disabled={!mayAdd}
        label={label}
      />
      {unit && (
        <span className="note">{inUnits(selection.piecesOf(row), { unitName: piece, orderUnit: unit })}</span>
      )}
    </>
  )
}
