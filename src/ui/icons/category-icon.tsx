import { categoryIcons } from './category-icons'
import { Outline, type IconSize } from './icon'

const known: Record<string, string> = categoryIcons

/**
 * The icon of a goods category.
 * @param name what the category's `cateIcon` holds; an unknown name shows boxes
 */
export function CategoryIcon({ name, size = 18 }: { name: string | null | undefined; size?: IconSize }) {
  const path = name && Object.hasOwn(known, name) ? known[name] : undefined
  return <Outline path={path ?? categoryIcons.boxes} size={size} />
}
