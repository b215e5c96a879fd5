import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import { usePartSheet } from '../sheet'
import sheet from './table.css?sheet'

/** A table whose rows are written out where it stands; `Table` draws columns over equal rows. */
export function PlainTable({ className, ...rest }: ComponentProps<'table'>) {
  usePartSheet(sheet)
  return <table {...rest} className={classNames('table', className)} />
}
