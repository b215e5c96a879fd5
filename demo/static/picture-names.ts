import { dimensionDrawing } from '../server/catalogue/goods/bearing-sizes'
import { drawings } from '../server/images/drawings'

const logos = import.meta.glob('../server/images/logos/*.svg', { query: '?url' })
const films = import.meta.glob('../server/images/films/*', { query: '?url' })
const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1)

type Row = { model: string; pictures: string[] }

/** Returns the addresses of all pictures and films that the shop generates. */
export const pictureNames = (rows: readonly Row[]): string[] => [
  ...[...drawings.keys()].flatMap((name) => [`/img/drawings/${name}.svg`, `/img/banners/${name}.svg`]),
  ...Object.keys(logos).map((file) => `/img/logos/${lastPart(file)}`),
  ...Object.keys(films).map((file) => `/img/films/${lastPart(file)}`),
  ...rows.flatMap(({ model }) => dimensionDrawing(model) ?? []),
  ...new Set(rows.flatMap(({ pictures }) => pictures)),
]
