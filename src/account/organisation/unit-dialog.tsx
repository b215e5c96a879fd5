import { Form } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { Dialog } from '../../ui/overlays/dialog'
import { MemberField } from '../members/member-field'
import type { CompanyUnit } from './organisation.contract'
import { organisationMessages } from './organisation.messages'
import { unitFields } from './unit-fields'
import { choicesOf, unitRows } from './unit-rows'
import type { UnitsStore } from './units.store'

type UnitDialogProps = {
  store: UnitsStore
  units: readonly CompanyUnit[]
  onClose: () => void
} & ({ unit: CompanyUnit } | { above: CompanyUnit })

/** Dialog to add a department below another one, or to change one. */
export function UnitDialog({ store, units, onClose, ...of }: UnitDialogProps) {
  const say = useSay(organisationMessages)
  const unit = 'unit' in of ? of.unit : undefined
  const head = unit?.head
  const filling = useFilling(unitFields, {
    start: {
      name: unit?.name ?? '',
      parentId: 'above' in of ? of.above.id : (of.unit.parentId ?? ''),
      headId: head?.id ?? '',
    },
    send: (values) => (unit ? store.update(unit.id, values) : store.add(values)).then(onClose),
  })
  // A department cannot move below itself.
  const others = unitRows(units.filter(({ id }) => id !== unit?.id))
  const isCompany = unit !== undefined && unit.parentId === undefined
  return (
    <Dialog
      title={unit ? say('changeOf', { name: unit.name }) : say('add')}
      form={filling}
      width={560}
      action={say('save')}
      onClose={onClose}
    >
      <Form of={filling}>
        <FormField of={filling} name="name" />
        {!isCompany && <FormField of={filling} name="parentId" choices={choicesOf(others)} />}
        <MemberField of={filling} name="headId" none={say('noHead')} known={head} />
      </Form>
    </Dialog>
  )
}
