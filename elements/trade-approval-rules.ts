import ApprovalRulesPage from '../src/trade/approval-rules/approval-rules.page'
import { describe } from './description'
import { regionAttributes } from './runtime/region-attributes'
import { region } from './runtime/element'

export const description = describe({
  tag: 'trade-approval-rules',
  summary:
    'Rules by which purchases of the buyer’s company need approval, how approvals work, and the deputies of absent approvers. For the main account.',
  reserve: { block: 640 },
  attributes: regionAttributes,
  parts: {
    title: 'The heading.',
    row: 'One rule.',
    action: 'A button.',
    empty: 'What is said when there are no rules.',
    error: 'What is said when it did not load.',
    dialog: 'A dialog.',
  },
})

export default region(description, ApprovalRulesPage)
