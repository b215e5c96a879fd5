import '../app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { OrderParts } from './order-parts'

/**
 * React application with its own copy of React beside the kit's. The page's script tag loads the elements. Components
 * and stores are those that a project imports from `tradefront/react` and `tradefront/stores`.
 */
const root = document.querySelector('#app')
if (root)
  createRoot(root).render(
    <StrictMode>
      <main>
        <OrderParts />
      </main>
    </StrictMode>,
  )
