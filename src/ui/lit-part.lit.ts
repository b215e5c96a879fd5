import { render } from 'lit/html.js'
import { SmallPart } from './small'

/** A small part that is drawn by Lit's templates: one that few pages have, or that comes later. */
export class LitPart extends SmallPart {
  protected override show(drawn: unknown) {
    render(drawn, this.root)
    this.shown()
  }

  /** Called each time after it was drawn. */
  protected shown() {}
}
