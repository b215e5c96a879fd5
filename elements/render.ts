/**
 * `tradefront/render`: regions as HTML, on Node ≥ 20 and every other runtime that knows web standards. `fillPage` draws
 * the elements of a page into it, `drawView` answers for one of them what the loader asks.
 */
export { fillPage, type FilledPage } from './fill-page'
export { drawView } from './draw-view'
export { drawable } from './drawable'
export { NoView, type DrawingRequest, type DrawnPage, type NoViewReason, type Wanted } from './draw-elements'
export type { DrawnElement, DrawnView } from './drawn-view'
