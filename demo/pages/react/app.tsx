import '../app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { OrderParts } from './order-parts'

/**
 * A React application with its own copy of React beside the kit's. The page's script tag brings the elements;
 * components and stores are what a project imports from `tradefront/react` and `tradefront/stores`.
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
