import { useLocale, useSay } from '../../ui/host'
import { Button } from '../../ui/button'
import { Table } from '../../ui/tables/table'
import { TableCard } from '../../ui/tables/table-card'
import { Tag } from '../../ui/tag'
import { pick } from '../../core/language/messages'
import type { ApprovalRule, RuleName } from './approval-rules.contract'
import { approvalRuleMessages } from './approval-rules.messages'
import { effectChoices } from './rule-form'
import { useRuleSentence } from './rule-words'

type RuleTableProps = {
  rules: readonly ApprovalRule[]
  names: readonly RuleName[]
  currency: string | undefined
  onChange: (rule: ApprovalRule) => void
  onRemove: (rule: ApprovalRule) => void
}

/** Approval rules, each as a sentence. */
export function RuleTable({ rules, names, currency, onChange, onRemove }: RuleTableProps) {
  const say = useSay(approvalRuleMessages)
  const locale = useLocale()
  const sentence = useRuleSentence({ names, currency })
  const effectOf = (effect: ApprovalRule['effect']) => {
    const found = effectChoices.find(({ value }) => value === effect)
    return found ? pick(found.text, locale) : effect
  }
  return (
    <TableCard>
      <Table
        label={say('title')}
        rows={rules}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            head: say('name'),
            rowHead: true,
            width: 200,
            cell: ({ name, effect }) => (
              <span className="rule-cell stack gap-4 start">
                {name}
                <span className="meta">{effectOf(effect)}</span>
              </span>
            ),
          },
          {
            key: 'rule',
            head: say('rule'),
            cell: (rule) => (
              <span className="rule-cell stack gap-4 start">
                {sentence(rule)}
                {rule.unsatisfied === 10 && <Tag tone="warn">{say('unsatisfied')}</Tag>}
              </span>
            ),
          },
          {
            key: 'action',
            head: say('action'),
            width: 152,
            cell: (rule) => (
              <span className="row gap-8 stretch">
                <Button
                  size="small"
                  aria-label={say('changeOf', { name: rule.name })}
                  onClick={() => onChange(rule)}
                >
                  {say('change')}
                </Button>
                <Button
                  size="small"
                  aria-label={say('removeOf', { name: rule.name })}
                  onClick={() => onRemove(rule)}
                >
                  {say('remove')}
                </Button>
              </span>
            ),
          },
        ]}
      />
    </TableCard>
  )
}
