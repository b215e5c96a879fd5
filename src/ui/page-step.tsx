import { classNames } from './class-names'
import { useSay } from './host'
import { Icon } from './icon'
import { uiMessages } from './ui.messages'

type PageStepProps = {
  forward: boolean
  page: number
  pages: number
  onPage: (page: number) => void
  small?: boolean
}

/** The button at either end of a pagination. */
export function PageStep({ forward, page, pages, onPage, small = false }: PageStepProps) {
  const say = useSay(uiMessages)
  const label = say(forward ? 'next' : 'previous')
  return (
    <button
      type="button"
      className={classNames('page-button', 'page-end', small && 'page-button-small')}
      aria-label={label}
      title={label}
      disabled={forward ? page >= pages : page <= 1}
      onClick={() => onPage(forward ? page + 1 : page - 1)}
    >
      <Icon name={forward ? 'chevronRight' : 'chevronLeft'} size={14} />
    </button>
  )
}
