import { useRef, type ReactNode, type SubmitEvent } from 'react'
import { Button } from '../button'
import { useSay } from '../host'
import { Input } from './input'
import { QueryForm } from './query-form'
import { uiMessages } from '../ui.messages'

type SearchFormProps = {
  /** What is looked for now; empty: nothing. */
  word: string
  /** What is looked for, as the field's name and hint: 店铺名称. */
  label: string
  onSearch: (word: string) => void
  /** Key of the word where the address holds it, and that address without a word. */
  name?: string
  href?: string | undefined
  /** More to narrow by, before the button. */
  children?: ReactNode
}

/** Narrows a list to rows that hold a word: asked when the reader presses Enter or the button. */
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
        // Back and forward bring another word.
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
