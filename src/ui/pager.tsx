import { useSay } from './host'
import { PageStep } from './page-step'
import { uiMessages } from './ui.messages'

type PagerProps = {
  /** Counted from 1. */
  page: number
  pages: number
  onPage: (page: number) => void
}

/** The compact form of Pagination, for a sort bar: back, 1/65, on. */
export function Pager(props: PagerProps) {
  const say = useSay(uiMessages)
  return (
    <nav className="pager" aria-label={say('pages')}>
      <PageStep {...props} forward={false} small />
      <span>
        <b>{props.page}</b>/{props.pages}
      </span>
      <PageStep {...props} forward small />
    </nav>
  )
}
