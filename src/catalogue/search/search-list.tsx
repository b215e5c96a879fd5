import { useEffect, useRef } from 'react'
import { classNames } from '../../ui/class-names'
import { useSay } from '../../ui/host'
import Floating from '../../ui/overlays/floating'
import { GoodsOption } from './goods-option'
import type { SearchGroup, SearchOption } from './search-options'
import { searchMessages } from './search.messages'

type SearchListProps = {
  id: string
  groups: SearchGroup[]
  /** Index of the active option across all groups. */
  at: number
  onChoose: (option: SearchOption) => void
  /** Clears the search history. */
  onClear: () => void
  onClose: () => void
}

/** List below the search box. The focus stays in the field, so a press here must not move it. */
export default function SearchList(props: SearchListProps) {
  const { id, groups, at, onChoose, onClear, onClose } = props
  const say = useSay(searchMessages)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [at])
  const firsts = groups.map((_, group) =>
    groups.slice(0, group).reduce((sum, { options }) => sum + options.length, 0),
  )
  return (
    <Floating
      className="search-list"
      gap={4}
      onClose={onClose}
      onPointerDown={(event) => event.preventDefault()}
    >
      <div ref={list} id={id} role="listbox" aria-label={say('label')}>
        {groups.map(({ key, options }, group) => (
          <div
            key={key}
            role="group"
            aria-labelledby={`${id}${key}`}
            className={`search-group search-group-${key}`}
          >
            <span id={`${id}${key}`} className="search-group-name text-meta ink-3">
              {say(key)}
            </span>
            <div className="search-options">
              {options.map((option, index) => {
                const number = (firsts[group] ?? 0) + index
                return (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are the field's
                  <div
                    key={option.href ?? option.word}
                    id={`${id}${number}`}
                    role="option"
                    aria-selected={number === at}
                    tabIndex={-1}
                    className={classNames(
                      'search-option row gap-16 stretch between text-dense',
                      number === at && 'search-option-at',
                    )}
                    onClick={() => onChoose(option)}
                  >
                    {option.goods ? (
                      <GoodsOption goods={option.goods} />
                    ) : (
                      <span className="search-word shrink truncate">{option.word}</span>
                    )}
                    {option.count !== undefined && (
                      <span className="rigid text-meta ink-3">{say('hits', { n: option.count })}</span>
                    )}
                  </div>
                )
              })}
            </div>
          </div>
        ))}
      </div>
      {groups.some(({ key }) => key === 'history') && (
        <button type="button" className="link search-clear" onClick={onClear}>
          {say('clear')}
        </button>
      )}
    </Floating>
  )
}
