import { useState, type RefObject } from 'react'
import type { Step } from '../../core/store/step'
import { classNames } from '../class-names'
import { useSay } from '../host'
import { Icon } from '../icons/icon'
import { LinkOrButton } from '../link-or-button'
import { pageNumbers } from './page-numbers'
import { PageStep } from './page-step'
import { readQuantity } from '../../core/quantity'
import { Select } from '../forms/select'
import { uiMessages } from '../ui.messages'

type PaginationProps = {
  /** Counted from 1. */
  page: number
  pages: number
  /** Number of rows on all pages. */
  total: number
  to: (page: number) => Step
  /** Start of the rows; a change of the page scrolls to it. */
  top?: RefObject<HTMLElement | null>
  pageSize?: number
  /** Called with a new page size; without it the size cannot be changed. */
  onPageSize?: (pageSize: number) => void
  pageSizes?: readonly number[]
}

/** Footer of a list: page size and total on the left, pages and a field for a page number on the right. */
export function Pagination(props: PaginationProps) {
  const { page, pages, total, to, top, pageSize = 10, onPageSize, pageSizes = [10, 20, 30] } = props
  const say = useSay(uiMessages)
  const [typed, setTyped] = useState<string>()

  const turn = (number: number): Step => {
    const { href, onPress } = to(number)
    return {
      href,
      onPress() {
        onPress()
        top?.current?.scrollIntoView({ block: 'nearest' })
      },
    }
  }
  function jump() {
    const wanted = readQuantity(typed ?? '')
    setTyped(undefined)
    if (wanted) turn(Math.min(wanted, pages)).onPress()
  }
  // Each translation places the controls at its own position in the sentence.
  const [beforeSize, afterSize] = say('perPage', { n: total }).split('{size}')
  const [beforeJump, afterJump] = say('jump').split('{page}')

  return (
    <nav className="pagination" aria-label={say('pages')}>
      <span className="pagination-total">
        {onPageSize ? (
          <>
            {beforeSize}
            <Select
              size="small"
              width={64}
              aria-label={say('pageSize')}
              value={pageSize}
              options={pageSizes.map((value) => ({ value, label: String(value) }))}
              onChoose={(size) => onPageSize(Number(size))}
            />
            {afterSize}
          </>
        ) : (
          say('total', { n: total })
        )}
      </span>
      <span className="pagination-pages">
        <PageStep forward={false} {...{ page, pages }} to={turn} />
        {pageNumbers(page, pages).map((number, at) =>
          number === 0 ? (
            <Icon key={`gap ${at}`} name="more" size={14} className="pagination-gap" />
          ) : (
            <LinkOrButton
              key={number}
              {...turn(number)}
              className={classNames('pagination-button', number === page && 'pagination-current')}
              aria-label={say('page', { n: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </LinkOrButton>
          ),
        )}
        <PageStep forward {...{ page, pages }} to={turn} />
      </span>
      {pages > 7 && (
        <span className="pagination-jump">
          {beforeJump}
          <input
            className="pagination-field"
            inputMode="numeric"
            autoComplete="off"
            aria-label={say('pageNumber')}
            value={typed ?? String(page)}
            onChange={(event) => setTyped(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={() => setTyped(undefined)}
            onKeyDown={(event) => event.key === 'Enter' && jump()}
          />
          {afterJump}
        </span>
      )}
    </nav>
  )
}
