import { useState } from 'react'
import type { Fields } from '../../core/form/form-field'
import type { LookUpSource } from '../../core/store/look-up'
import { Chip } from '../../ui/chip'
import { FormField } from '../../ui/forms/form-field'
import type { Filling } from '../../ui/forms/form-filling'
import LookUp from '../../ui/forms/look-up'
import { useSay } from '../../ui/host'
import { approvalRuleMessages } from './approval-rules.messages'

type ManyFieldProps<F extends Fields> = {
  of: Filling<F>
  name: keyof F & string
  source: LookUpSource
  /** Labels of chosen values, by value. */
  known: ReadonlyMap<string, string>
}

/** Field that collects several values of a search. Each is shown with a button that removes it. */
export function ManyField<F extends Fields>({ of, name, source, known }: ManyFieldProps<F>) {
  const say = useSay(approvalRuleMessages)
  const [labels] = useState(() => new Map(known))
  const [searched] = useState((): LookUpSource => ({
    ...source,
    async page(asked, options) {
      const { content, totalElements } = await source.page(asked, options)
      for (const { value, label } of content) labels.set(value, label)
      const chosen = chosenIn(of.drafts()[name])
      const withState = content.map((one) => ({
        ...one,
        disabled: one.disabled || chosen.includes(one.value),
      }))
      return { content: withState, totalElements }
    },
  }))
  return (
    <FormField of={of} name={name}>
      {({ id, value, change, label, describedBy }) => {
        const chosen = chosenIn(value)
        return (
          <div className="rule-many stack gap-8 shrink">
            {chosen.length > 0 && (
              <span className="row wrap gap-4 stretch">
                {chosen.map((one) => (
                  <Chip
                    key={one}
                    label={labels.get(one) ?? one}
                    lift={{ onPress: () => change(chosen.filter((other) => other !== one)) }}
                  />
                ))}
              </span>
            )}
            <LookUp
              id={id}
              aria-label={label}
              aria-describedby={describedBy}
              placeholder={say('search')}
              source={searched}
              collects
              value=""
              onChoose={(added) => change([...chosen, added])}
            />
          </div>
        )
      }}
    </FormField>
  )
}

const chosenIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
