import type { IconSize } from './icons/icon'

/**
 * Turns while something inside a control is under way; never for a whole page.
 * @param label said to screen readers; leave out beside a word that says the same
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
