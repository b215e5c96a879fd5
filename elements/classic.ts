import { copies } from '../src/core/host/copies'
import type { TradeElement } from './runtime/element'
import { startLoader } from './runtime/start-loader'

// For pages without modules: one self-contained script that loads nothing later.
const modules = import.meta.glob<{ default: TradeElement }>('./trade-*.ts', { eager: true })

startLoader(import.meta.url)

// A second copy leaves the elements to the first one.
if (copies.length === 1) for (const { default: element } of Object.values(modules)) element.define()
