import { useSay } from '../../ui/host'
import { RangeSelect } from '../../ui/forms/range-select'
import { SearchForm } from '../../ui/forms/search-form'
import { oftenMessages } from './often-bought.messages'

type OftenSearchProps = {
  keyword: string
  onKeyword: (keyword: string) => void
  /** Period in months back, as text; absent: no filter by period. */
  months?: string
  onMonths?: (months: string) => void
}

/** Filters of a list of purchases. */
export function OftenSearch({ keyword, onKeyword, months, onMonths }: OftenSearchProps) {
  const say = useSay(oftenMessages)
  return (
    <SearchForm label={say('find')} word={keyword} onSearch={onKeyword}>
      {months !== undefined && (
        <RangeSelect
          label={say('range')}
          range={months}
          width={136}
          onChange={(range) => onMonths?.(range)}
        />
      )}
    </SearchForm>
  )
}
