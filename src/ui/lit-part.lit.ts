import { render } from 'lit/html.js'
import { SmallPart } from './small'

/** Small component rendered with Lit, for rare or lazy ones. */
export class LitPart extends SmallPart {
  protected override show(drawn: unknown) {
    render(drawn, this.root)
    this.shown()
  }

  /** Called after each render. */
  protected shown() {}
}
