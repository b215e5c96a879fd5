import { ChoiceCard } from '../../ui/forms/choice-card'
import { FormField } from '../../ui/forms/form-field'
import type { Filling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { useLabel } from '../../ui/use-label'
import type { ApplyInfo } from './after-sales-apply.contract'
import type { afterSalesForm } from './after-sales-form'
import { afterSalesMessages } from './after-sales.messages'
import { afterSalesType } from './after-sales-type'

const about = {
  [afterSalesType.code.exchange]: 'typeExchange',
  [afterSalesType.code.refund]: 'typeRefund',
  [afterSalesType.code.returnAndRefund]: 'typeReturn',
  [afterSalesType.code.cancelOrder]: 'typeCancel',
} as const

type RequestTypesProps = {
  of: Filling<typeof afterSalesForm.fields>
  info: ApplyInfo
  onType: (type: number) => void
}

/** Cards of the four types. Unavailable types show the reason. */
export function RequestTypes({ of, info, onType }: RequestTypesProps) {
  const say = useSay(afterSalesMessages)
  const typeLabel = useLabel(afterSalesType)
  return (
    <FormField of={of} name="rightType">
      {({ id, value, change }) => (
        <div className="after-sales-types">
          {afterSalesType.entries.map(({ code }) => {
            const row = info.types.find(({ type }) => type === code)
            return (
              <ChoiceCard
                key={code}
                end
                name={id}
                value={code}
                checked={value === code}
                disabled={row?.enabled !== 10}
                onChange={() => {
                  change(code)
                  onType(code)
                }}
              >
                <b className="block">{typeLabel(code)}</b>
                <span className="meta">{row?.because ?? say(about[code])}</span>
              </ChoiceCard>
            )
          })}
        </div>
      )}
    </FormField>
  )
}
