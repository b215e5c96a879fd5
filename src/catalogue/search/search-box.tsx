import { useStore } from '@nanostores/react'
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react'
import { goTo } from '../../core/address/go-to'
import { reloading } from '../../core/host/reload-once'
import { contentOf } from '../../site/layout/layout.store'
import { useLayout } from '../../site/layout/use-layout'
import { useHref, useOpened, useSay, useScope } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { later } from '../../ui/later'
import { useSheet } from '../../ui/sheet'
import { openSearchBox } from './search-box.store'
import { searchHistoryOf } from './search-history.store'
import { searchGroups, suggestedBy, type SearchOption } from './search-options'
import { searchMessages } from './search.messages'
import { useSlashKey } from './slash-key'
import { keepTypedSearch, takeTypedSearch } from './typed-search'
import sheet from './search.css?sheet'

// Loaded later because typing starts after the page is ready.
const SearchList = later(() => import('./search-list'))

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
}

/**
 * Search box for goods, with a list of previous searches, popular searches and suggestions for the typed text.
 * @param hot popular searches; an option may have its own address
 */
export function SearchBox({ hot }: { hot: SearchOption[] }) {
  useSheet(sheet)
  const scope = useScope()
  const href = useHref()
  const say = useSay(searchMessages)
  const layout = useLayout()
  const searchedFor = (layout.route === 'search' && layout.query.goodsKeyWord) || ''
  const box = useOpened(() => openSearchBox(scope, searchedFor))
  const history = searchHistoryOf(scope)
  const text = useStore(box.$text)
  const groups = searchGroups(text, {
    suggested: suggestedBy(useStore(box.$suggestions), href),
    history: useStore(history.$words),
    hot,
  })
  const options = groups.flatMap((group) => group.options)
  const [open, setOpen] = useState(false)
  /** Index of the active option; -1: the typed text. */
  const [at, setAt] = useState(-1)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const listed = open && options.length > 0

  useEffect(() => box.fill(takeTypedSearch() || searchedFor), [box, searchedFor])
  useEffect(() => {
    const keep = () => keepTypedSearch(box.$text.get())
    addEventListener(reloading, keep)
    return () => removeEventListener(reloading, keep)
  }, [box])
  useSlashKey(layout.route !== '', field)

  function show(shown: boolean) {
    setOpen(shown)
    setAt(-1)
  }

  function search({ word, href: own, leads = false }: SearchOption) {
    const keyword = word.trim()
    if (!keyword || !field.current) return
    if (!leads) {
      history.remember(keyword)
      box.fill(keyword)
    }
    show(false)
    goTo(own ?? href('search', {}, { goodsKeyWord: keyword }), { from: field.current })
    // The page stays mounted between searches, so its results begin at the top with the focus.
    contentOf(scope).begin()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    search(options[at] ?? { word: text })
  }

  function blur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) show(false)
  }

  function keyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && listed) {
      event.preventDefault()
      return show(false)
    }
    const move = moves[event.key]
    if (!move || options.length === 0) return
    event.preventDefault()
    setOpen(true)
    setAt(listed ? move(at, options.length) : 0)
  }

  return (
    <search className="search-box" aria-label={say('label')} onBlur={blur}>
      <form className="search-frame row" action={href('search')} onSubmit={submit}>
        <Icon name="search" size={18} />
        <input
          ref={field}
          className="search-field grow shrink"
          type="text"
          name="goodsKeyWord"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={50}
          placeholder={say('placeholder')}
          value={text}
          role="combobox"
          aria-label={say('label')}
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={listed ? id : undefined}
          aria-activedescendant={listed && at >= 0 ? `${id}${at}` : undefined}
          onChange={(event) => {
            box.type(event.target.value)
            show(true)
          }}
          onFocus={() => show(true)}
          onClick={() => show(true)}
          onKeyDown={keyDown}
        />
        <button type="submit" className="search-submit">
          {say('submit')}
        </button>
      </form>
      {listed && (
        <SearchList
          {...{ id, groups, at }}
          onChoose={search}
          onClear={history.clear}
          onClose={() => show(false)}
        />
      )}
    </search>
  )
}
