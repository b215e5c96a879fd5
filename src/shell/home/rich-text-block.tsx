import { RichText } from '../../ui/rich-text'
import type { BlockProps } from './blocks'

/** Text with markup that the site wrote; its cleaner comes with the first one. */
export const RichTextBlock = ({ props: { html } }: { props: BlockProps<'richText'> }) => (
  <div className="home-block home-rich-block">
    <RichText html={html} />
  </div>
)
