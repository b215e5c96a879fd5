/**
 * `tradefront/render` renders regions to HTML, on Node ≥ 20 and other runtimes with web standards. `fillPage` renders
 * the elements of a page, `drawView` a single one for the loader.
 */
export { fillPage, type FilledPage } from './runtime/fill-page'
export { drawView } from './runtime/draw-view'
export { drawable, isDrawable } from './runtime/drawable'
export { NoView, type DrawingRequest, type DrawnPage, type NoViewReason, type Wanted } from './draw-elements'
export type { DrawnElement, DrawnView } from './runtime/drawn-view'
