import { useState, type SubmitEvent } from 'react'
import { listRange } from '../../core/list-range'
import { Button } from '../../ui/button'
import { useLocale, useSay } from '../../ui/host'
import { Input } from '../../ui/input'
import { Select } from '../../ui/select'
import { oftenMessages } from './often-bought.messages'
import type { OftenQuery } from './often-query'

type OftenSearchProps = {
  query: OftenQuery
  change: (patch: Partial<OftenQuery>) => void
  /** Offers a period as well. */
  ranges?: boolean
}

/** What narrows a list of purchases. */
export function OftenSearch({ query, change, ranges = false }: OftenSearchProps) {
  const say = useSay(oftenMessages)
  const locale = useLocale()
  const [typed, setTyped] = useState(query.keyword)
  // Back and forward bring another word.
  const [shown, setShown] = useState(query.keyword)
  if (shown !== query.keyword) {
    setShown(query.keyword)
    setTyped(query.keyword)
  }
  function submit(event: SubmitEvent) {
    event.preventDefault()
    change({ keyword: typed.trim() })
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
      {ranges && (
        <Select
          size="small"
          width={136}
          aria-label={say('range')}
          value={query.months}
          options={[
            { value: 0, label: say('anyTime') },
            ...listRange.entries.map(({ code }) => ({ value: code, label: listRange.label(code, locale) })),
          ]}
          onChange={(event) => change({ months: Number(event.target.value) })}
        />
      )}
      <Button size="small" type="submit">
        {say('search')}
      </Button>
    </form>
  )
}
