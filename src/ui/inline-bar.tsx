import type { ReactNode } from 'react'
import { Icon } from './icons/icon'

type InlineBarProps = {
  tone?: 'info' | 'success' | 'warn' | 'danger'
  /** Buttons or links at the end. */
  actions?: ReactNode
  children: ReactNode
}

const icons = { info: 'info', success: 'success', warn: 'warning', danger: 'error' } as const

/** Notice about the whole page. The danger tone is announced. */
export const InlineBar = ({ tone = 'info', actions, children }: InlineBarProps) => (
  <div className={`inline-bar inline-bar-${tone}`} role={tone === 'danger' ? 'alert' : undefined}>
    <Icon name={icons[tone]} />
    <div className="inline-bar-text">{children}</div>
    {actions}
  </div>
)
