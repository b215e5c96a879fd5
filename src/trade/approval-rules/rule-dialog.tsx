import { useEffect, useRef, useState } from 'react'
import { isCallError, type CallError } from '../../core/api/call-error'
import { currencyNamed } from '../../core/money'
import { memberSource } from '../../account/members/member-source'
import { AccountMoney } from '../../site/brand-site/account-currency'
import { CurrencyContext, useCurrency } from '../../ui/currency'
import { Form } from '../../ui/forms/form'
import { useFilling } from '../../ui/forms/form-filling'
import { FormField } from '../../ui/forms/form-field'
import { useSay, useScope } from '../../ui/host'
import { Dialog } from '../../ui/overlays/dialog'
import type { ApprovalRule, RuleName } from './approval-rules.contract'
import { approvalRuleMessages } from './approval-rules.messages'
import { conflictsIn, type ApprovalRulesStore } from './approval-rules.store'
import { ManyField } from './many-field'
import { catalogueKinds } from './rule-condition.contract'
import { ruleForm } from './rule-form'
import { bodyOf, currencyIn, startOf } from './rule-values'
import { valueLabel, valueSource } from './value-source'

type RuleDialogProps = {
  store: ApprovalRulesStore
  names: readonly RuleName[]
  /** Currencies of the shop as ISO 4217 codes. */
  currencies: readonly string[]
  /** Rule that is changed. Absent: a new one. */
  rule?: ApprovalRule | undefined
  onClose: () => void
}

/** Dialog to add or change an approval rule. A rule that conflicts with others is saved by a second press. */
export default function RuleDialog({ store, names, currencies, rule, onClose }: RuleDialogProps) {
  const say = useSay(approvalRuleMessages)
  const scope = useScope()
  const [members] = useState(() => memberSource(scope, () => []))
  const [refused, warn] = useState<CallError>()
  const conflicts = refused ? conflictsIn(refused) : []
  const filling = useFilling(ruleForm, {
    start: rule ? startOf(rule) : { effect: 'ask', basis: 'total', need: '1' },
    async send(values) {
      try {
        await store.save({ ...bodyOf(values, rule), accepted: conflicts.map(({ path }) => path) })
        onClose()
      } catch (error) {
        // A failure of the network says nothing about the conflicts that were accepted.
        if (isCallError(error) && error.kind === 'business') warn(error)
        throw error
      }
    },
  })
  const labels = (kind: RuleName['kind']) =>
    new Map(names.filter((one) => one.kind === kind).map((one) => [one.id, valueLabel(one)]))
  const own = useCurrency()
  const currency = currencyNamed(currencyIn(rule) ?? '') ?? own
  const hasCurrencies = currencies.length > 1 || filling.drafts().currency.length > 0
  const plain = (...fields: readonly (keyof typeof ruleForm.fields)[]) =>
    fields.map((name) => <FormField key={name} of={filling} name={name} />)
  return (
    <Dialog
      title={rule ? say('changeOf', { name: rule.name }) : say('add')}
      form={filling}
      width={640}
      action={say(conflicts.length > 0 ? 'saveAnyway' : 'save')}
      onClose={onClose}
    >
      <Form of={filling}>
        <CurrencyContext value={currency}>
          {plain('name', 'effect', 'amount', 'upTo', 'basis', 'recent', 'recentDays', 'budgetLeft')}
        </CurrencyContext>
        <AccountMoney>{plain('creditLeft')}</AccountMoney>
        {plain('priceAbove')}
        {catalogueKinds.map((kind) => (
          <ManyField
            key={kind}
            of={filling}
            name={kind}
            source={valueSource(scope, kind)}
            known={labels(kind)}
          />
        ))}
        {plain('specials', 'source')}
        {hasCurrencies && (
          <FormField
            of={filling}
            name="currency"
            choices={currencies.map((code) => ({ value: code, text: [code, code] }))}
          />
        )}
        {plain('costCentre')}
        <ManyField of={filling} name="requester" source={members} known={labels('member')} />
        {plain('approverKinds')}
        <ManyField of={filling} name="approverIds" source={members} known={labels('member')} />
        {plain('need', 'hours')}
      </Form>
      {refused && conflicts.length > 0 && <Conflicts of={refused} />}
    </Dialog>
  )
}

function Conflicts({ of: refused }: { of: CallError }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} className="rule-conflicts" role="alert">
      <p>{refused.title}</p>
      <ul>
        {conflictsIn(refused).map(({ path, message }) => (
          <li key={path}>{message}</li>
        ))}
      </ul>
    </div>
  )
}
