/**
 * Optional properties that React, Lit, zod or the browser read from objects. On `Object.prototype` each of them would
 * appear in all objects.
 */
export const readNames: readonly string[] = [
  // Elements, their props and classes (React).
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
  // Property descriptors and thenables (language).
  'get',
  'set',
  'then',
]

/** Properties of `document` that the kit uses. A form or image with such a name in the page's markup would hide them. */
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
