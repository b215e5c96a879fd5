import type { BlockProps } from './blocks'

/** Empty space of a given height. */
export const BlankSpaceBlock = ({ props: { height } }: { props: BlockProps<'blankSpace'> }) => (
  <div className="home-block home-blank-space" style={{ height }} />
)
