import type { ReactNode } from 'react'
import { classNames } from './class-names'
import sheet from './fold-button.css?sheet'
import { Icon } from './icons/icon'
import { usePartSheet } from './sheet'

type FoldButtonProps = {
  open: boolean
  onFold: (open: boolean) => void
  /** Decides where the button is visible: wide columns need none. */
  className: string
  /** Icon and label. */
  children: ReactNode
}

/** Button that expands the rest of a card in narrow columns. */
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
