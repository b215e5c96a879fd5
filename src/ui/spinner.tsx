import type { IconSize } from './icons/icon'

/**
 * Spinner inside a control, never for a whole page.
 * @param label accessible name. Omit it beside a label with the same text
 */
export function Spinner({ size = 16, label }: { size?: IconSize; label?: string }) {
  return (
    <svg
      className="spinner"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle cx="12" cy="12" r="9" pathLength="100" />
    </svg>
  )
}
