export { BoughtAgainDialog as default } from '../orders/bought-again-dialog'
