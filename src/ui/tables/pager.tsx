import type { Step } from '../../core/store/step'
import { PageStep } from './page-step'

type PagerProps = {
  /** Counted from 1. */
  page: number
  pages: number
  to: (page: number) => Step
}

/** Compact pagination for a sort bar: previous, 1/65, next. */
export const Pager = (props: PagerProps) => (
  <span className="pager">
    <PageStep {...props} forward={false} small />
    <span>
      <b>{props.page}</b>/{props.pages}
    </span>
    <PageStep {...props} forward small />
  </span>
)
