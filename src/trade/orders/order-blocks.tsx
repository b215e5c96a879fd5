import type { ReactNode } from 'react'
import { DocumentList } from '../../ui/tables/document-list'
import { useSay } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { orderMessages } from './orders.messages'
import sheet from './orders.css?sheet'

const heads = ['goods', 'price', 'quantity', 'amount', 'state', 'action'] as const

/** List of orders with column headings. */
export function OrderBlocks({ children }: { children: ReactNode }) {
  useSheet(sheet)
  const say = useSay(orderMessages)
  return (
    <DocumentList heads={heads.map((head) => say(head))} className="orders">
      {children}
    </DocumentList>
  )
}
