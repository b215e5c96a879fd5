import { categoryIcons } from './category-icons'
import { Outline, type IconSize } from './icon'

const known: Record<string, string> = categoryIcons

/**
 * Icon of a category.
 * @param name `cateIcon` of the category; an unknown name shows boxes
 */
export function CategoryIcon({ name, size = 18 }: { name: string | null | undefined; size?: IconSize }) {
  const path = name && Object.hasOwn(known, name) ? known[name] : undefined
  return <Outline path={path ?? categoryIcons.boxes} size={size} />
}
