import 'tradefront'
import { cart } from 'tradefront/stores'

const put = (id, value) => (document.getElementById(id).textContent = value)

cart.$count.subscribe((count) => put('count', count))
document.addEventListener('trade-cart-change', ({ detail }) => put('told', detail.count))
