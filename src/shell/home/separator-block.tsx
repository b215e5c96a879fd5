import type { BlockProps } from './blocks'

/** A line across the page with space around it. */
export const SeparatorBlock = ({
  props: { margin, color, lineType },
}: {
  props: BlockProps<'separator'>
}) => (
  <hr
    className="home-block home-separator"
    style={{ marginBlock: margin, borderTopStyle: lineType, borderTopColor: color }}
  />
)
