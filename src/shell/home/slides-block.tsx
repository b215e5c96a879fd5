import { useState } from 'react'
import { openCategoryMenu } from '../../catalogue/categories/category-menu.store'
import { CategoryPanel } from '../../catalogue/categories/category-panel'
import { Announcements } from './announcements'
import type { BlockProps } from './blocks'
import { Carousel } from './carousel'
import { LoginBox } from './login-box'
import { Shortcuts } from './shortcuts'
import { Slide } from './slide'

/** Head of the home page: categories, slideshow and shortcuts. */
export function SlidesBlock({ props: { slides, shortcuts } }: { props: BlockProps<'slides'> }) {
  const [menu] = useState(() => openCategoryMenu({ always: true }))
  return (
    <div className="home-block home-hero">
      <CategoryPanel menu={menu} />
      <Carousel
        slides={slides.map((slide, at) => (
          <Slide key={at} of={slide} />
        ))}
      />
      <div className="home-hero-side">
        <LoginBox />
        <Announcements />
        <Shortcuts of={shortcuts} />
      </div>
    </div>
  )
}
