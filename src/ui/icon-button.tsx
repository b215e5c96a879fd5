import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import { Icon, type IconName } from './icons/icon'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName
  /** Accessible name and tooltip. */
  label: string
  /** 28 or 36 px. */
  size?: 'small' | 'medium'
  /** Without border, for close buttons and the like. */
  bare?: boolean
}

/** Square button with an icon. */
export function IconButton({
  icon,
  label,
  size = 'medium',
  bare = false,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={classNames('icon-button', `icon-button-${size}`, bare && 'icon-button-bare', className)}
    >
      <Icon name={icon} size={size === 'small' ? 14 : 18} />
    </button>
  )
}
