import { useRef, type ReactNode, type SubmitEvent } from 'react'
import { Button } from '../button'
import { useSay } from '../host'
import { Input } from './input'
import { QueryForm } from './query-form'
import { uiMessages } from '../ui.messages'

type SearchFormProps = {
  /** Current search text, or empty. */
  word: string
  /** Name and placeholder of the field: 店铺名称. */
  label: string
  onSearch: (word: string) => void
  /** Key of the text in the address, and the address without it. */
  name?: string
  href?: string | undefined
  /** Further filters before the button. */
  children?: ReactNode
}

/** Searches a list on Enter or by the button. */
export function SearchForm({ word, label, onSearch, name, href, children }: SearchFormProps) {
  const say = useSay(uiMessages)
  const field = useRef<HTMLInputElement>(null)
  function submit(event: SubmitEvent) {
    event.preventDefault()
    onSearch(field.current?.value.trim() ?? '')
  }
  return (
    <QueryForm className="search-form" role="search" href={href} onSubmit={submit}>
      <Input
        // Back and Forward change the text.
        key={word}
        ref={field}
        name={name}
        size="small"
        width={240}
        icon="search"
        type="search"
        aria-label={label}
        placeholder={label}
        defaultValue={word}
      />
      {children}
      <Button size="small" type="submit">
        {say('find')}
      </Button>
    </QueryForm>
  )
}
