import type { TradeElement } from './element'
import './loader'

// For pages without modules: one self-contained script. Everything is inside, so nothing is fetched later.
const modules = import.meta.glob<{ default: TradeElement }>('./trade-*.ts', { eager: true })

for (const { default: element } of Object.values(modules)) element.define()
