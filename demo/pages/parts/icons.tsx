import { Card } from '../../../src/ui/card'
import { CategoryIcon } from '../../../src/ui/icons/category-icon'
import { categoryIcons } from '../../../src/ui/icons/category-icons'
import { Icon, type IconName } from '../../../src/ui/icons/icon'
import { icons } from '../../../src/ui/icons/icons'

const isIcon = (name: string): name is IconName => Object.hasOwn(icons, name)

export const Icons = () => (
  <Card title="图标" className="board-wide">
    <div className="board-row">
      {Object.keys(icons)
        .filter(isIcon)
        .map((name) => (
          <span key={name} className="board-icon">
            <Icon name={name} size={20} />
            {name}
          </span>
        ))}
    </div>
    <div className="board-row">
      {Object.keys(categoryIcons).map((name) => (
        <span key={name} className="board-icon">
          <CategoryIcon name={name} size={28} />
          {name}
        </span>
      ))}
    </div>
  </Card>
)
