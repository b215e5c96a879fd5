import type { TradeEvents } from './events'

declare global {
  interface DocumentEventMap extends TradeEventMap {}
  interface HTMLElementEventMap extends TradeEventMap {}
  interface WindowEventMap extends TradeEventMap {}
}

type TradeEventMap = { [Type in keyof TradeEvents]: CustomEvent<TradeEvents[Type]> }
