import type { Text } from '../../../../src/core/language/messages'
import type { BlockType } from '../../../../src/shell/home/blocks'
import type { ConsoleField } from '../../core/operator/console-field'

/** Block kinds that operators edit: those that a page renders, and the placeholder for automatic floors. */
export type FilledKind = BlockType | 'catalogueFloors'

/** Labels of the kinds, in the order in which they are offered. */
export const kindTexts: Record<FilledKind, Text> = {
  slides: ['首屏', 'Head with slides'],
  quickNavigation: ['快捷导航', 'Quick navigation'],
  goodsGroup: ['商品组', 'Products'],
  imagesGroup: ['图片组', 'Pictures'],
  hotGoods: ['热销榜', 'Best sellers'],
  catalogueFloors: ['分类楼层（自动）', 'Floors of the catalogue, by themselves'],
  floorGroup: ['楼层', 'Floor'],
  topFloor: ['楼层（带榜单）', 'Floor with a ranking'],
  carousel: ['图片轮播', 'Carousel'],
  newsCards: ['资讯卡片', 'News cards'],
  headerNavigation: ['页内导航', 'Tabs to other pages'],
  title: ['标题', 'Title'],
  richText: ['图文（HTML）', 'Text (HTML)'],
  video: ['视频', 'Film'],
  separator: ['分隔线', 'Separator'],
  blankSpace: ['留白', 'Blank space'],
}

type Part = Pick<ConsoleField, 'kind'> & { text: Text; note?: Text }

const address: Text = ['以 / 或 https:// 开头', 'Begins with / or https://']
/** Form field for products, which are entered by one of their SKU codes. */
const products: Part = {
  text: ['商品', 'Products'],
  kind: 'textarea',
  note: ['SKU 编码，每行一个', 'SKU codes, one per line'],
}

/** Labels of block parts by name, or by the name of the parent and their name. */
const partTexts: Readonly<Record<string, Part>> = {
  slides: { text: ['幻灯片', 'Slide'] },
  shortcuts: { text: ['快捷入口', 'Shortcut'] },
  items: { text: ['项目', 'Entry'] },
  ways: { text: ['分类入口', 'Link to a category'] },
  tabs: { text: ['页签', 'Tab'] },
  topList: { text: ['榜单', 'Ranking'] },
  ranking: { text: ['榜单', 'Ranking'] },
  more: { text: ['更多链接', 'Link to more'] },
  title: { text: ['标题', 'Title'] },
  'slides.title': { text: ['标题', 'Title'], kind: 'textarea', note: ['可分两行', 'May have two lines'] },
  label: { text: ['名称', 'Name'] },
  hint: { text: ['提示语', 'Hint'] },
  text: { text: ['说明', 'Text'] },
  button: { text: ['按钮文字', 'Text of the button'] },
  link: { text: ['链接', 'Link'], note: address },
  icon: {
    text: ['图标名', 'Icon'],
    note: ['如 grid、checklist、scan、user', 'grid, checklist, scan, user …'],
  },
  drawing: { text: ['线稿名', 'Drawing'], note: ['如 bearing、drill', 'bearing, drill …'] },
  picture: { text: ['图片地址', 'Address of the picture'], note: address },
  pictures: {
    text: ['图片地址', 'Addresses of pictures'],
    kind: 'textarea',
    note: ['每行一个', 'One a line'],
  },
  data: products,
  goods_select: products,
  side: { text: ['标题位置', 'Side of the title'] },
  columns: { text: ['每行个数', 'In a row'], kind: 'number' },
  height: { text: ['高度（px）', 'Height, px'], kind: 'number' },
  autoplay: { text: ['自动播放', 'Plays by itself'] },
  interval: { text: ['间隔（毫秒）', 'Interval, ms'], kind: 'number' },
  indicatorHidden: { text: ['隐藏指示点', 'Without indicators'] },
  extended: { text: ['图上文字', 'Over the picture'] },
  categoryName: { text: ['分类', 'Category'] },
  date: { text: ['日期', 'Day'], note: ['如 11-18', '11-18'] },
  margin: { text: ['上下间距（px）', 'Space around, px'], kind: 'number' },
  color: { text: ['颜色', 'Colour'], note: ['如 #d0d5dd', '#d0d5dd'] },
  lineType: { text: ['线型', 'Kind of line'] },
  src: { text: ['视频地址', 'Address of the video'], note: address },
  poster: { text: ['封面地址', 'Address of its picture'], note: address },
  html: { text: ['HTML 内容', 'HTML'], kind: 'textarea' },
}

/** Labels of choice values. */
export const choiceTexts: Readonly<Record<string, Text>> = {
  left: ['左', 'Left'],
  right: ['右', 'Right'],
  none: ['无', 'Nothing'],
  title: ['标题', 'Title'],
  richText: ['图文', 'Text'],
  solid: ['实线', 'Solid'],
  dashed: ['虚线', 'Dashed'],
  dotted: ['点线', 'Dotted'],
  true: ['是', 'Yes'],
  false: ['否', 'No'],
}

/** Returns the label of a part. @param path path of the part in its block: `slides.0.title` */
export const partCalled = (path: string): Part => {
  const names = path.split('.').filter((name) => !/^\d+$/.test(name))
  const name = names.at(-1) ?? ''
  return partTexts[names.join('.')] ?? partTexts[name] ?? { text: [name, name] }
}

export const holdsPictures = (path: string) => /(^|\.)(picture|pictures|poster)$/.test(path)
export const holdsCodes = (path: string) => partCalled(path) === products
