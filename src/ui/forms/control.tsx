import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names'
import { FieldError } from './field-error'

/** Common properties of input, select and textarea. */
export type ControlLook = {
  /** 28, 36 or 44 px high. */
  size?: 'small' | 'medium' | 'large'
  /** Error message, shown below and referenced by the control. */
  error?: string
  /** In pixels. Default: full width. */
  width?: number
  className?: string
}

/** Returns the attributes that reference an error, and its id. */
export function useErrorOf(error: string | undefined, describedBy: string | undefined) {
  const errorId = useId()
  return {
    errorId,
    tied: {
      ...(error && { 'aria-invalid': true }),
      'aria-describedby': classNames(describedBy, error && errorId) || undefined,
    },
  }
}

type ControlProps = ControlLook & { errorId: string; frameClass?: string; children: ReactNode }

/** Frame around a control with its error below. */
export function Control({
  size = 'medium',
  error,
  errorId,
  width,
  className,
  frameClass,
  children,
}: ControlProps) {
  return (
    <span className={classNames('control', className)} style={width === undefined ? undefined : { width }}>
      <span className={classNames('control-frame', `control-${size}`, frameClass)}>{children}</span>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </span>
  )
}
