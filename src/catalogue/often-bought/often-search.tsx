import { useState, type SubmitEvent } from 'react'
import { listRange } from '../../core/list-range'
import { Button } from '../../ui/button'
import { useLocale, useSay } from '../../ui/host'
import { Input } from '../../ui/input'
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
  const [typed, setTyped] = useState(keyword)
  // Back and forward bring another word.
  const [shown, setShown] = useState(keyword)
  if (shown !== keyword) {
    setShown(keyword)
    setTyped(keyword)
  }
  function submit(event: SubmitEvent) {
    event.preventDefault()
    onKeyword(typed.trim())
  }
  return (
    <form className="often-search" role="search" onSubmit={submit}>
      <Input
        size="small"
        width={240}
        icon="search"
        type="search"
        aria-label={say('find')}
        placeholder={say('find')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
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
      <Button size="small" type="submit">
        {say('search')}
      </Button>
    </form>
  )
}
