import { useStore } from '@nanostores/react'
import { hiddenParts } from '../../core/host/hidden-parts'
import { themeOf } from '../../site/theme/theme.store'
import { useHref, useScope } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { HotList } from './hot-list'
import { hotOptions, wordsIn } from './hot-words'
import { SearchBox } from './search-box'
import sheet from './search.css?sheet'

type SearchBoxAloneProps = {
  /** Popular searches, separated by commas; default: those of the site. */
  hotWords?: string | undefined
  /** Omitted parts, separated by spaces: `hot`. */
  hide?: string | undefined
}

/** Search box outside of the shop's menu, with popular searches below it. */
export function SearchBoxAlone({ hotWords, hide }: SearchBoxAloneProps) {
  useSheet(sheet)
  const href = useHref()
  const { value } = useStore(themeOf(useScope()).page.$state)
  const words = hotWords === undefined ? (value?.shell.hotWords ?? []) : wordsIn(hotWords)
  const hot = hotOptions(words, href)
  return (
    <div className="search-alone">
      <SearchBox hot={hot} />
      {hot.length > 0 && !hiddenParts(hide).has('hot') && <HotList hot={hot} />}
    </div>
  )
}
