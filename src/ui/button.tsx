import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import { useSay } from './host'
import { ignoredWhile } from './ignored-while'
import { Icon, type IconName } from './icons/icon'
import { Spinner } from './spinner'
import { uiMessages } from './ui.messages'

export type ButtonLook = {
  /** `waking`: secondary, and primary while the surrounding card or row (class `wakes`) is hovered or focused. */
  variant?: 'primary' | 'secondary' | 'outline' | 'text' | 'danger' | 'waking'
  /** 28, 36 or 44 px high. */
  size?: 'small' | 'medium' | 'large'
  icon?: IconName
  /** Full width. */
  wide?: boolean
}

const iconSizes = { small: 14, medium: 16, large: 20 } as const

export const buttonClass = (
  { variant = 'secondary', size = 'medium', wide = false }: ButtonLook,
  more?: string,
) => classNames('button', `button-${variant}`, `button-${size}`, wide && 'button-wide', more)

export const buttonIcon = ({ icon, size = 'medium' }: ButtonLook) =>
  icon && <Icon name={icon} size={iconSizes[size]} />

type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** Looks disabled, keeps the focus, and ignores clicks: while something else runs. */
    busy?: boolean
    /** Shows a spinner, keeps width and focus, and ignores clicks. */
    loading?: boolean
    /** Accessible label while busy. Default: 提交中. */
    loadingLabel?: string
  }

/** Button for an action; for navigation use LinkButton. A submit button needs `type="submit"`. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    icon,
    wide,
    busy = false,
    loading = false,
    loadingLabel,
    className,
    children,
    onClick,
    ...rest
  } = props
  const say = useSay(uiMessages)
  const look = { variant, size, icon, wide }

  return (
    <button
      type="button"
      part="action"
      {...rest}
      className={buttonClass(look, classNames(loading && 'button-loading', className))}
      aria-busy={loading || undefined}
      {...ignoredWhile(busy || loading, onClick)}
    >
      <span className="button-label">
        {buttonIcon(look)}
        {children}
      </span>
      {loading && (
        <span className="button-busy">
          <Spinner />
          {loadingLabel ?? say('submitting')}
        </span>
      )}
    </button>
  )
}
