import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names'
import { FieldError } from './field-error'

/** What input, select and textarea have in common. */
export type ControlLook = {
  /** 28, 36 or 44 px high. */
  size?: 'small' | 'medium' | 'large'
  /** What is wrong with the value; shown under the control and tied to it. */
  error?: string
  /** In px; default: as wide as the room. */
  width?: number
  className?: string
}

/** The attributes that tie a field to its error, and the id of that error. */
export function useErrorOf(error: string | undefined, describedBy: string | undefined) {
  const errorId = useId()
  return {
    errorId,
    tied: {
      'aria-invalid': error ? true : undefined,
      'aria-describedby': classNames(describedBy, error && errorId) || undefined,
    },
  }
}

type ControlProps = ControlLook & { errorId: string; frameClass?: string; children: ReactNode }

/** The frame around a field, with its error below. */
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
      <span className={classNames('control-frame', `control-${size}`, frameClass, error && 'control-wrong')}>
        {children}
      </span>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </span>
  )
}
