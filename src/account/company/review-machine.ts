import type { CodeOf } from '../../core/dictionary'
import { reviewState } from './review-state'

type Step = {
  from: readonly CodeOf<typeof reviewState>[]
  to: CodeOf<typeof reviewState>
  by: 'buyer' | 'platform'
}

const { pending, underReview, approved, rejected } = reviewState.code

/** The ways of whatever a buyer hands in to be reviewed. */
export const reviewMachine = {
  takeUp: { from: [pending], to: underReview, by: 'platform' },
  approve: { from: [underReview], to: approved, by: 'platform' },
  reject: { from: [underReview], to: rejected, by: 'platform' },
  handInAgain: { from: [rejected], to: pending, by: 'buyer' },
} as const satisfies Record<string, Step>

export type ReviewAction = keyof typeof reviewMachine

const steps: [string, Step][] = Object.entries(reviewMachine)

/** Names of the steps that something in this state leaves open to one side. */
export const reviewActions = (state: number, actor: Step['by']): string[] =>
  steps.flatMap(([action, { from, by }]) =>
    by === actor && from.some((one) => one === state) ? [action] : [],
  )
