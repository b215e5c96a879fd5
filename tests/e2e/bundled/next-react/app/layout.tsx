import type { ReactNode } from 'react'
import { Settings } from './settings'

export const metadata = { title: 'Parts', icons: { icon: 'data:,' } }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN">
      <body>
        <Settings />
        {children}
      </body>
    </html>
  )
}
