import { expect } from 'chai'
import { UploadTile } from '../../../src/ui/forms/upload-tile'
import { mount } from './mount'

const nothing = () => {}

describe('upload tile', () => {
  it('is 60 px high, and 60 px wide without text', () => {
    const { all } = mount(
      <>
        <UploadTile state="picked" src="" name="a.png" onRemove={nothing} />
        <UploadTile state="uploading" name="a.png" percent={40} onRemove={nothing} />
        <UploadTile
          state="failed"
          name="a.png"
          reason="图片超过 2 MB"
          onChoose={nothing}
          onRemove={nothing}
        />
        <UploadTile state="add" count={0} max={6} onChoose={nothing} />
      </>,
    )
    const sizes = all('.upload-tile').map((tile) => tile.getBoundingClientRect())
    expect(sizes.map(({ height }) => height)).to.deep.equal([60, 60, 60, 60])
    expect(sizes.slice(0, 2).map(({ width }) => width)).to.deep.equal([60, 60])
    expect(Math.min(...sizes.slice(2).map(({ width }) => width))).to.be.at.least(60)
  })
})
