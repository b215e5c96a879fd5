import { wholeNumber } from '../core/whole-number'
import { useState } from 'react'
import { classNames } from './class-names'
import { useSay } from './host'
import { Icon } from './icon'
import { pageNumbers } from './page-numbers'
import { PageStep } from './page-step'
import { readQuantity } from './quantity'
import { Select } from './select'
import { uiMessages } from './ui.messages'

type PaginationProps = {
  /** Counted from 1. */
  page: number
  pages: number
  /** All rows of all pages. */
  total: number
  onPage: (page: number) => void
  pageSize?: number
  /** Without it the page size is not offered. */
  onPageSize?: (pageSize: number) => void
  pageSizes?: readonly number[]
}

/** The foot of a list: page size and total at the left, pages and a jump at the right. */
export function Pagination(props: PaginationProps) {
  const { page, pages, total, onPage, pageSize = 10, onPageSize, pageSizes = [10, 20, 30] } = props
  const say = useSay(uiMessages)
  const [typed, setTyped] = useState<string>()

  function jump() {
    const wanted = readQuantity(typed ?? '')
    setTyped(undefined)
    if (wanted) onPage(Math.min(wanted, pages))
  }
  // The controls stand inside the sentences, in each language at their own place.
  const [beforeSize, afterSize] = say('perPage', { n: wholeNumber(total) }).split('{size}')
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
              onChange={(event) => onPageSize(Number(event.target.value))}
            />
            {afterSize}
          </>
        ) : (
          say('total', { n: wholeNumber(total) })
        )}
      </span>
      <span className="pagination-pages">
        <PageStep forward={false} {...{ page, pages, onPage }} />
        {pageNumbers(page, pages).map((number, at) =>
          number === 0 ? (
            <Icon key={`gap ${at}`} name="more" size={14} className="page-gap" />
          ) : (
            <button
              key={number}
              type="button"
              className={classNames('page-button', number === page && 'page-current')}
              aria-label={say('page', { n: number })}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </button>
          ),
        )}
        <PageStep forward {...{ page, pages, onPage }} />
      </span>
      {pages > 7 && (
        <span className="pagination-jump">
          {beforeJump}
          <input
            className="page-jump"
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
