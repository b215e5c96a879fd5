import type { Step } from '../../core/store/step'
import { classNames } from '../class-names'
import { useSay } from '../host'
import { Icon } from '../icons/icon'
import { LinkOrButton } from '../link-or-button'
import { usePartSheet } from '../sheet'
import { uiMessages } from '../ui.messages'
import sheet from './pagination.css?sheet'

type PageStepProps = {
  forward: boolean
  page: number
  pages: number
  to: (page: number) => Step
  small?: boolean
}

/** Previous or next button at an end of a pagination. */
export function PageStep({ forward, page, pages, to, small = false }: PageStepProps) {
  usePartSheet(sheet)
  const say = useSay(uiMessages)
  const label = say(forward ? 'next' : 'previous')
  return (
    <LinkOrButton
      {...to(forward ? page + 1 : page - 1)}
      className={classNames('pagination-button', 'pagination-end', small && 'pagination-button-small')}
      aria-label={label}
      title={label}
      disabled={forward ? page >= pages : page <= 1}
    >
      <Icon name={forward ? 'chevronRight' : 'chevronLeft'} size={14} />
    </LinkOrButton>
  )
}
