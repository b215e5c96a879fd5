import { useSay } from '../../ui/host'
import { Button } from '../../ui/button'
import { Table } from '../../ui/tables/table'
import { TableCard } from '../../ui/tables/table-card'
import { Tag } from '../../ui/tag'
import { useLocale } from '../../ui/host'
import { pick } from '../../core/language/messages'
import type { ApprovalRule } from './approval-rules.contract'
import { approvalRuleMessages } from './approval-rules.messages'
import type { Account } from './approval-rules.store'
import { approverChoices, effectChoices } from './rule-form'
import { useConditionWords } from './rule-words'

type RuleTableProps = {
  rules: readonly ApprovalRule[]
  accounts: readonly Account[]
  onChange: (rule: ApprovalRule) => void
  onRemove: (rule: ApprovalRule) => void
}

/** Approval rules with their conditions and approvers. */
export function RuleTable({ rules, accounts, onChange, onRemove }: RuleTableProps) {
  const say = useSay(approvalRuleMessages)
  const locale = useLocale()
  const words = useConditionWords(accounts)
  const nameOf = (id: string) => accounts.find((one) => one.id === id)?.name ?? id
  const effectOf = (effect: ApprovalRule['effect']) => {
    const found = effectChoices.find(({ value }) => value === effect)
    return found ? pick(found.text, locale) : effect
  }
  const headOf = (kind: ApprovalRule['approverKinds'][number]) => {
    const found = approverChoices.find(({ value }) => value === kind)
    return found ? pick(found.text, locale) : kind
  }
  const approvers = ({ effect, approverIds, approverKinds, need, hours }: ApprovalRule) => {
    if (effect !== 'ask') return '—'
    const people = [...approverKinds.map(headOf), ...approverIds.map(nameOf)]
    return [
      people.join('、') || say('mainAccount'),
      people.length > 1 ? say('needOf', { n: need }) : '',
      hours === undefined ? '' : say('hoursOf', { n: hours }),
    ]
      .filter(Boolean)
      .join(' · ')
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
              <span className="rule-cell">
                {name}
                <span className="meta">{effectOf(effect)}</span>
              </span>
            ),
          },
          {
            key: 'when',
            head: say('when'),
            cell: ({ conditions }) => conditions.map(words).join(' · ') || say('always'),
          },
          {
            key: 'who',
            head: say('who'),
            cell: (rule) => (
              <span className="rule-cell">
                {approvers(rule)}
                {rule.unsatisfied === 10 && <Tag>{say('unsatisfied')}</Tag>}
              </span>
            ),
          },
          {
            key: 'action',
            head: say('action'),
            width: 152,
            cell: (rule) => (
              <span className="rule-actions">
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
