import type { ReactNode } from 'react'
import { classNames } from './class-names'
import sheet from './fold-button.css?sheet'
import { Icon } from './icons/icon'
import { usePartSheet } from './sheet'

type FoldButtonProps = {
  open: boolean
  onFold: (open: boolean) => void
  /** Where it shows is its room's: a wide column needs none. */
  className: string
  /** An icon and what is folded. */
  children: ReactNode
}

/** What a narrow column keeps of a card until somebody wants it: one row that unfolds the rest. */
export function FoldButton({ open, onFold, className, children }: FoldButtonProps) {
  usePartSheet(sheet)
  return (
    <button
      type="button"
      className={classNames('fold-button', className)}
      aria-expanded={open}
      onClick={() => onFold(!open)}
    >
      {children}
      <Icon name={open ? 'chevronUp' : 'chevronDown'} size={16} />
    </button>
  )
}
