import { useStore } from '@nanostores/react'
import { useLocale, useScope } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { languageOf, languages } from '../../site/language/language.store'

/** Changes to the other language, under that language's own name. */
export function LanguageSwitch() {
  const { $allowed, choose } = languageOf(useScope())
  const locale = useLocale()
  if (!useStore($allowed)) return null
  const other = languages.find(([language]) => language !== locale)
  return (
    other && (
      <button type="button" className="header-item" lang={other[0]} onClick={() => choose(other[0])}>
        <Icon name="globe" size={14} />
        {other[1]}
      </button>
    )
  )
}
