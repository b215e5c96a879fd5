import { useState } from 'react'
import { Permitted } from '../../session/permission/permitted'
import { unlessBug } from '../../core/api/call-error'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { useHost, useOpened, useSay } from '../../ui/host'
import { Confirm } from '../../ui/overlays/confirm'
import { EmptyState } from '../../ui/pages/empty-state'
import { KeepFocus } from '../../ui/pages/keep-focus'
import { Page } from '../../ui/pages/page-frame'
import { later } from '../../ui/later'
import { useSheet } from '../../ui/sheet'
import { ApprovalSettings } from './approval-settings'
import type { ApprovalRule } from './approval-rules.contract'
import sheet from './approval-rules.css?sheet'
import { approvalRuleMessages } from './approval-rules.messages'
import { openApprovalRules } from './approval-rules.store'
import { Deputies } from './deputies'
import { RuleTable } from './rule-table'

// Loaded when a rule is added or changed.
const RuleDialog = later(() => import('./rule-dialog'))

type Asking = { wish: 'add' } | { wish: 'change' | 'remove'; rule: ApprovalRule }

function Rules() {
  const { scope } = useHost()
  const say = useSay(approvalRuleMessages)
  const store = useOpened(() => openApprovalRules(scope))
  const [asking, ask] = useState<Asking>()
  const close = () => ask(undefined)
  return (
    <KeepFocus>
      <Page
        of={store.all}
        title={say('title')}
        what={say('what')}
        actions={
          <Button variant="primary" icon="plus" onClick={() => ask({ wish: 'add' })}>
            {say('add')}
          </Button>
        }
      >
        {({ rules, settings, deputies, names, currency, currencies }) => (
          <div className="stack gap-16">
            {rules.length > 0 ? (
              <RuleTable
                rules={rules}
                names={names}
                currency={currency}
                onChange={(rule) => ask({ wish: 'change', rule })}
                onRemove={(rule) => ask({ wish: 'remove', rule })}
              />
            ) : (
              <Card>
                <EmptyState title={say('none')} text={say('noneText')} />
              </Card>
            )}
            <ApprovalSettings store={store} settings={settings} currencies={currencies} />
            <Deputies store={store} deputies={deputies} />
            {(asking?.wish === 'add' || asking?.wish === 'change') && (
              <RuleDialog
                store={store}
                names={names}
                currencies={currencies}
                rule={asking.wish === 'change' ? asking.rule : undefined}
                onClose={close}
              />
            )}
            {asking?.wish === 'remove' && (
              <Confirm
                title={say('removeAsk')}
                text={say('removeText')}
                action={say('remove')}
                danger
                onConfirm={() => store.remove(asking.rule.id).catch(unlessBug).then(close)}
                onCancel={close}
              />
            )}
          </div>
        )}
      </Page>
    </KeepFocus>
  )
}

/** Page of the company's approval rules. */
export default function ApprovalRulesPage() {
  useSheet(sheet)
  return (
    <Permitted action="manageApprovals" form="page">
      <Rules />
    </Permitted>
  )
}
