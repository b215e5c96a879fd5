import { useSay } from '../../ui/host'
import type { hotOptions } from './hot-words'
import { searchMessages } from './search.messages'

/** Popular searches below a search box, which provides their style sheet. */
export function HotList({ hot }: { hot: ReturnType<typeof hotOptions> }) {
  const say = useSay(searchMessages)
  return (
    <ul className="search-hot row wrap gap-16 row-gap-8 stretch text-meta ink-2" aria-label={say('hot')}>
      {hot.map(({ word, href }) => (
        <li key={word}>
          <a href={href}>{word}</a>
        </li>
      ))}
    </ul>
  )
}
