import type { ReactNode } from 'react'
import { useSay } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import type { PlanStep } from './requests.contract'
import sheet from './requests.css?sheet'
import { requestMessages } from './requests.messages'

type Person = PlanStep['people'][number]

type PlanStepsProps = {
  steps: readonly PlanStep[]
  /** Index of the step that waits. Absent: none does. */
  current?: number | undefined
  /** Control beside a person. */
  control?: ((person: Person, step: number) => ReactNode) | undefined
}

/** Steps of an approval plan: who decides, why, and what was decided. */
export function PlanSteps({ steps, current, control }: PlanStepsProps) {
  useSheet(sheet)
  const say = useSay(requestMessages)
  return (
    <ol className="request-plan stack gap-12">
      {steps.map(({ people, need, why, dueAt }, at) => (
        <li key={people.map(({ id }) => id).join()} aria-current={at === current ? 'step' : undefined}>
          <span className="row wrap gap-16 row-gap-4 stretch">
            {people.map((one) => (
              <span key={one.id}>
                {one.for ? say('forWhom', { name: one.name, for: one.for.name }) : one.name}
                {one.decidedAt && (
                  <span className="meta"> {say('approvedAt', { time: one.decidedAt.slice(0, 16) })}</span>
                )}
                {control?.(one, at)}
              </span>
            ))}
          </span>
          <span className="meta">
            {[
              ...why,
              people.length > 1 ? say('anyOf', { n: need }) : '',
              at === current ? say('nowAsked') : '',
              at === current && dueAt ? say('dueAt', { time: dueAt.slice(0, 16) }) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ol>
  )
}
