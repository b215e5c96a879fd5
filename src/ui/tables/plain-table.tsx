import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import { usePartSheet } from '../sheet'
import sheet from './table.css?sheet'

/** Table with rows as children. `Table` renders columns of uniform rows. */
export function PlainTable({ className, ...rest }: ComponentProps<'table'>) {
  usePartSheet(sheet)
  return <table {...rest} className={classNames('table', className)} />
}
