/**
 * Names that React, Lit, zod or the browser itself look for in objects which need not have them: on Object.prototype
 * each would be found in all of them.
 */
export const readNames: readonly string[] = [
  // Elements, their props and their classes (React).
  'ref',
  'key',
  'dangerouslySetInnerHTML',
  'contextType',
  'defaultProps',
  'getDerivedStateFromProps',
  'isReactComponent',
  // Declared properties (Lit).
  'attribute',
  'converter',
  'hasChanged',
  'noAccessor',
  // Descriptions of properties, and answers that are waited for (the language).
  'get',
  'set',
  'then',
]

/** What the kit and its libraries ask of `document`; a form or picture of that name in the page's markup would be found first. */
export const documentNames: readonly string[] = [
  'addEventListener',
  'adoptedStyleSheets',
  'cookie',
  'createComment',
  'createElement',
  'createElementNS',
  'createTextNode',
  'createTreeWalker',
  'defaultView',
  'dispatchEvent',
  'importNode',
  'querySelector',
  'querySelectorAll',
  'removeEventListener',
]
