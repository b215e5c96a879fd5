import type * as React from 'react'
import type { Goods } from './goods.contract'

// A region that draws it lists it in its `uses`: React sets properties only on elements that are defined.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'trade-goods-card': React.HTMLAttributes<HTMLElement> & {
        goods: Goods
        layout?: 'card' | 'row'
        /** Words to mark in the name. */
        highlight?: string | undefined
        compare?: boolean
        exportparts?: string
      }
    }
  }
}
