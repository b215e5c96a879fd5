import type { Fields } from '../../core/form/form-field'
import { Form } from '../../ui/forms/form'
import { useFilling, type Filling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { Dialog } from '../../ui/overlays/dialog'
import { costCentreFields, newCostCentreFields } from './cost-centre-fields'
import type { CostCentre } from './cost-centres.contract'
import { costCentreMessages } from './cost-centres.messages'
import type { CostCentresStore } from './cost-centres.store'

function DialogForm<F extends Fields>({
  of,
  ...rest
}: {
  title: string
  of: Filling<F>
  onClose: () => void
}) {
  const say = useSay(costCentreMessages)
  return (
    <Dialog {...rest} hint={say('hint')} form={of} width={560} action={say('save')}>
      <Form of={of} />
    </Dialog>
  )
}

type CostCentreDialogProps = { store: CostCentresStore; onClose: () => void }

/** Dialog to add a cost centre. */
export function AddCostCentre({ store, onClose }: CostCentreDialogProps) {
  const say = useSay(costCentreMessages)
  const filling = useFilling(newCostCentreFields, { send: (values) => store.add(values).then(onClose) })
  return <DialogForm title={say('addTitle')} of={filling} onClose={onClose} />
}

/** Dialog to change a cost centre. */
export function ChangeCostCentre({ store, centre, onClose }: CostCentreDialogProps & { centre: CostCentre }) {
  const say = useSay(costCentreMessages)
  const { id, code, name, activeFrom = '', activeUntil = '' } = centre
  const filling = useFilling(costCentreFields, {
    start: { name, activeFrom, activeUntil },
    send: (values) => store.update(id, values).then(onClose),
  })
  return <DialogForm title={`${say('changeTitle')} ${code}`} of={filling} onClose={onClose} />
}
