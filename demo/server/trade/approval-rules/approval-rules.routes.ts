import * as rules from '../../../../src/trade/approval-rules/approval-rules.contract'
import { catalogueKinds } from '../../../../src/trade/approval-rules/rule-condition.contract'
import { tx } from '../../core/database/db'
import { notFound } from '../../core/http/refusal'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { passOwnApprovals } from '../requests/take-over'
import { saveSettings } from './approval-settings'
import { endDeputy, nameDeputy } from './deputies'
import { companyRules, deleteCompanyRule, saveCompanyRule } from './save-rule'
import { valuesPage } from './rule-values'

export function routes(app: App) {
  serve(app, rules.approvalRules, ({ who }) => companyRules(who))

  serve(app, rules.lookUpRuleValues, ({ asked: { path, body }, who }) => {
    const kind = catalogueKinds.find((one) => one === path.kind)
    if (!kind) throw notFound()
    return valuesPage(who, kind, body)
  })

  serve(app, rules.saveRule, ({ asked, who }) => saveCompanyRule(who, asked.body), {
    words: {
      name: ['规则名称', 'name'],
      approverIds: ['审批人', 'approvers'],
      hours: ['工作小时', 'working hours'],
      need: ['批准人数', 'number of approvals'],
    },
  })

  serve(app, rules.deleteRule, ({ asked, who }) => deleteCompanyRule(who, asked.path.id))

  serve(app, rules.saveApprovalSettings, ({ asked, who }) =>
    tx(async () => {
      await saveSettings(who, asked.body)
      await passOwnApprovals(who)
      return true as const
    }),
  )

  serve(app, rules.addDeputy, ({ asked, who }) => nameDeputy(who, asked.body), {
    words: {
      deputyId: ['代理人', 'deputy'],
      from: ['开始日期', 'first day'],
      until: ['结束日期', 'last day'],
    },
  })

  serve(app, rules.deleteDeputy, ({ asked, who }) => endDeputy(who, asked.path.id))
}
