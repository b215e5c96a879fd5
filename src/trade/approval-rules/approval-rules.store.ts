import type { CallError } from '../../core/api/call-error'
import type { Input } from '../../core/api/endpoint'
import type { Scope } from '../../core/host/scope'
import { speaker } from '../../core/language/messages'
import { resource } from '../../core/store/resource'
import * as rules from './approval-rules.contract'
import { approvalRuleMessages } from './approval-rules.messages'

/** Returns the errors of a refused rule that name its conflicts with others. */
export const conflictsIn = ({ fields }: CallError) =>
  fields.filter(({ path }) => path.startsWith(rules.conflictPaths))

/** Opens a company's approval rules, settings and deputies. */
export function openApprovalRules(scope: Scope) {
  const { call } = scope
  const all = resource((signal) => call(rules.approvalRules, {}, { signal, quiet: true }), [scope.$locale])
  async function done(word: 'saved' | 'removed') {
    scope.toasts.brief('success', speaker(approvalRuleMessages, scope.$locale.get())(word))
    await all.reload()
  }
  return {
    all,
    /** @throws CallError with field errors for the form, like the other writes, or with conflicts, which the form shows */
    async save(body: NonNullable<Input<typeof rules.saveRule>['body']>) {
      await call(rules.saveRule, { body }, { quiet: (failed) => conflictsIn(failed).length > 0 })
      await done('saved')
    },
    async remove(id: string) {
      await call(rules.deleteRule, { path: { id } })
      await done('removed')
    },
    async saveSettings(body: NonNullable<Input<typeof rules.saveApprovalSettings>['body']>) {
      await call(rules.saveApprovalSettings, { body })
      await done('saved')
    },
    async addDeputy(body: NonNullable<Input<typeof rules.addDeputy>['body']>) {
      await call(rules.addDeputy, { body })
      await done('saved')
    },
    async endDeputy(id: string) {
      await call(rules.deleteDeputy, { path: { id } })
      await done('removed')
    },
  }
}

export type ApprovalRulesStore = ReturnType<typeof openApprovalRules>
