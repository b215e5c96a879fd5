import { listRange } from '../../core/list-range'
import { useLocale, useSay } from '../../ui/host'
import { SearchForm } from '../../ui/search-form'
import { Select } from '../../ui/select'
import { oftenMessages } from './often-bought.messages'

type OftenSearchProps = {
  keyword: string
  onKeyword: (keyword: string) => void
  /** Months back, as text; left out: no period is offered. */
  months?: string
  onMonths?: (months: string) => void
}

/** What narrows a list of purchases. */
export function OftenSearch({ keyword, onKeyword, months, onMonths }: OftenSearchProps) {
  const say = useSay(oftenMessages)
  const locale = useLocale()
  return (
    <SearchForm label={say('find')} word={keyword} onSearch={onKeyword}>
      {months !== undefined && (
        <Select
          size="small"
          width={136}
          aria-label={say('range')}
          value={listRange.find(months)?.code ?? 0}
          options={[
            { value: 0, label: say('anyTime') },
            ...listRange.entries.map(({ code }) => ({ value: code, label: listRange.label(code, locale) })),
          ]}
          onChange={(event) => onMonths?.(event.target.value === '0' ? '' : event.target.value)}
        />
      )}
    </SearchForm>
  )
}
