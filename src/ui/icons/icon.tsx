import { icons, type IconName } from './icons'
import { classNames } from '../class-names'

export type { IconName }
export type IconSize = 12 | 14 | 16 | 18 | 20 | 24 | 28

/** An outline in the text colour. */
export function Outline({ path, size = 16, label, className }: OutlineProps) {
  return (
    <svg
      className={classNames('icon', className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size === 28 ? 1.5 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={path} />
    </svg>
  )
}

type OutlineProps = Omit<IconProps, 'name'> & { path: string }

type IconProps = {
  name: IconName
  /** Size in pixels. */
  size?: IconSize
  /** Accessible name. Omit it beside a label with the same text. */
  label?: string
  className?: string
}

/** @example <Icon name="cart" size={18} /> */
export const Icon = ({ name, ...rest }: IconProps) => <Outline path={icons[name]} {...rest} />
