import { useSay } from '../../ui/host'
import type { hotOptions } from './hot-words'
import { searchMessages } from './search.messages'

/** Popular words below a search box, whose sheet they share; each leads to what it finds. */
export function HotList({ hot }: { hot: ReturnType<typeof hotOptions> }) {
  const say = useSay(searchMessages)
  return (
    <ul className="search-hot" aria-label={say('hot')}>
      {hot.map(({ word, href }) => (
        <li key={word}>
          <a href={href}>{word}</a>
        </li>
      ))}
    </ul>
  )
}
