import type { Scope } from '../../core/host/scope'
import type { LookUpSource } from '../../core/store/look-up'
import { lookUpRuleValues, type RuleName } from './approval-rules.contract'
import type { catalogueKinds } from './rule-condition.contract'

/** Returns the text of a value in a choice: a SKU with its code, a category with the one above. */
export const valueLabel = ({ name, code, within }: Omit<RuleName, 'kind' | 'id'>) =>
  [code, within, name].filter(Boolean).join(code ? ' ' : ' / ')

/** Creates the lookup of categories, brands, shops or SKUs. */
export const valueSource = (scope: Scope, kind: (typeof catalogueKinds)[number]): LookUpSource => ({
  async page(body, options) {
    const { content, totalElements } = await scope.call(lookUpRuleValues, { path: { kind }, body }, options)
    return { content: content.map((one) => ({ value: one.id, label: valueLabel(one) })), totalElements }
  },
  async one(valueId, options) {
    const { content } = await scope.call(lookUpRuleValues, { path: { kind }, body: { valueId } }, options)
    return content.map((one) => ({ value: one.id, label: valueLabel(one) }))[0]
  },
})
