import { PageStep } from './page-step'

type PagerProps = {
  /** Counted from 1. */
  page: number
  pages: number
  onPage: (page: number) => void
}

/** The compact form of Pagination, for a sort bar: back, 1/65, on. */
export const Pager = (props: PagerProps) => (
  <span className="pager">
    <PageStep {...props} forward={false} small />
    <span>
      <b>{props.page}</b>/{props.pages}
    </span>
    <PageStep {...props} forward small />
  </span>
)
