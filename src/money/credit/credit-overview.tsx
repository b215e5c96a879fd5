import { ExportButton } from '../../account/downloads/export-button'
import { EmptyState } from '../../ui/pages/empty-state'
import { Card } from '../../ui/card'
import { useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { Page } from '../../ui/pages/page-frame'
import { CreditChart } from './credit-chart'
import { CreditDue } from './credit-due'
import { creditMessages } from './credit.messages'
import { CreditRing } from './credit-ring'
import type { Credit } from './credit.store'

/** Overview of the credit line: ring, monthly chart, and the statement due next. */
export function CreditOverview({ credit, title }: { credit: Credit; title: string }) {
  const say = useSay(creditMessages)
  const href = useHref()
  const apply = (
    <LinkButton variant="primary" href={href('creditApply')}>
      {say('applyFirst')}
    </LinkButton>
  )
  return (
    <Page
      of={credit.index}
      title={title}
      actions={
        <span className="actions note">
          {say('rule')}
          <ExportButton label={say('exportBills')} ask={credit.exportAll} />
        </span>
      }
    >
      {(index) =>
        index.state === 'none' ? (
          <Card>
            <EmptyState drawing="list" title={say('noLine')} text={say('noLineText')} actions={apply} />
          </Card>
        ) : (
          <div className="credit stack columns-1 gap-16">
            {index.state === 'overdue' && (
              <p className="credit-overdue" role="alert">
                {say('overdue')}
              </p>
            )}
            <div className="credit-top">
              <CreditRing index={index} />
              <CreditChart index={index} />
            </div>
            {index.due && <CreditDue bill={index.due} credit={credit} />}
          </div>
        )
      }
    </Page>
  )
}
